import Glibc
import TestSupport
import Testing

@Suite struct RunningProcessTests {
  @Test func outputAndStatusAreTheProgramsOwn() throws {
    let output = try runProgram(["sh", "-c", "cat; echo err >&2; exit 7"], input: Array("in".utf8))
    #expect(output.text == "in")
    #expect(output.errorText == "err\n")
    #expect(output.exitStatus == 7)
  }

  @Test func argumentsNeedNotBeText() throws {
    let output = try runProgram([Array("printf".utf8), Array("%s".utf8), [0xff, 0x20, 0x0a]])
    #expect(output.standardOutput == [0xff, 0x20, 0x0a])
  }

  @Test func environmentAndFolderAreAsGiven() throws {
    let command = ["sh", "-c", "echo $NEW ${HOME-none}; pwd"]
    let output = try runProgram(command, environment: ["NEW": "value", "HOME": nil], folder: "/usr")
    #expect(output.text == "value none\n/usr\n")
  }

  @Test func aSignalCountsAsInAShell() throws {
    #expect(try runProgram(["sh", "-c", "kill -TERM $$"]).exitStatus == 128 + SIGTERM)
  }

  @Test func largeOutputNeverBlocks() throws {
    let output = try runProgram(["head", "-c", "10000000", "/dev/zero"])
    #expect(output.standardOutput.count == 10_000_000)
  }

  @Test func aMissingProgramIsAnError() {
    #expect(throws: SystemError.self) { try runProgram(["no-such-program"]) }
  }

  @Test(.timeLimit(.minutes(1))) func whatTakesTooLongEndsWithAllThatItStarted() throws {
    let process = try RunningProcess(
      ["sh", "-c", "sleep 100 & echo $!; wait"].map { Array($0.utf8) })
    while try process.output.last != UInt8(ascii: "\n") {
      usleep(1_000)
    }
    let child = try #require(pid_t(String(decoding: process.output, as: UTF8.self).dropLast()))
    #expect(throws: RunningProcess.TimeoutError.self) { try process.wait(timeout: .milliseconds(10)) }
    // The orphan may stay a while as a zombie where nobody collects them, so its state is asked, not its existence.
    while let state = state(of: child), state != "Z" {
      usleep(1_000)
    }
  }

  private func state(of process: pid_t) -> Substring? {
    let status = try? runProgram(["cat", "/proc/\(process)/stat"]).text
    return status?.split(separator: ") ").last?.split(separator: " ").first
  }
}
