import Glibc
import TestSupport
import Testing

/// Signals, kills, and several processes at once.
struct InterruptionTests {
  /// A slow move to another device, or nil where there is no other device.
  private func slowMove(_ sandbox: CommandSandbox) throws -> (TemporaryFolder, RunningProcess)? {
    guard let other = try? TemporaryFolder(in: "/dev/shm") else { return nil }
    try sandbox.sh("mkdir t; for i in $(seq 300); do head -c 100000 /dev/zero >t/$i; echo $i >>t/$i; done")
    return (other, try sandbox.start("move", "--to=\(other.path)", "--json", "t"))
  }

  @Test func interruptCancels() async throws {
    let sandbox = try CommandSandbox()
    guard let (other, process) = try slowMove(sandbox) else { return }
    try await Task.sleep(for: .milliseconds(60))
    kill(process.id, SIGINT)
    let output = try process.wait(timeout: .seconds(60))
    if output.exitStatus == 0 {
      #expect(try sandbox.sh("ls") == "")
    } else {
      #expect(output.exitStatus == 130)
      #expect(output.text.contains("\"result\": \"cancelled\""))
      #expect(try sandbox.sh("ls t | wc -l") == "300")
      #expect(try other.names().isEmpty)
    }
  }

  /// R01: random SIGKILLs during a move to another device and back.
  @Test func r01_randomKills() async throws {
    var random = SeededGenerator(for: "r01_randomKills")
    let sandbox = try CommandSandbox()
    guard let other = try? TemporaryFolder(in: "/dev/shm") else { return }
    try sandbox.sh(
      "mkdir t t/s; for i in $(seq 100); do echo a$i >t/a$i; echo b$i >t/s/b$i; done; touch keep")
    let contents = try sandbox.sh("find t -type f -exec cat {} + | sort | md5sum")
    for _ in 0..<40 {
      let isHere = try sandbox.sh("ls").contains("t")
      let process =
        try isHere
        ? sandbox.start("move", "--to=\(other.path)", "t")
        : sandbox.start("move", "--to=.", other.path + "/t")
      try await Task.sleep(for: .microseconds(Int.random(in: 3_000...40_000, using: &random)))
      kill(process.id, SIGKILL)
      _ = try process.wait(timeout: .seconds(60))
      _ = try sandbox.run("recover")
      #expect(try sandbox.run("recover").text == "Nothing was interrupted.\n")
      let found = try sandbox.sh("find . '\(other.path)' -type f -exec cat {} + | sort -u | md5sum")
      #expect(found == (try sandbox.sh("(seq 100 | sed s/^/a/; seq 100 | sed s/^/b/) | sort -u | md5sum")))
      #expect(try sandbox.sh("find . '\(other.path)' -name '.handpick-*'") == "")
      // Where both were kept, the older one goes by hand.
      try sandbox.sh("if [ -e t ] && [ -e '\(other.path)/t' ]; then rm -r '\(other.path)/t'; fi")
    }
    #expect(try sandbox.sh("cat $(find . '\(other.path)' -type f ! -name keep) | sort | md5sum") == contents)
  }

  /// Several processes move, undo and trash the same files at once.
  @Test func processesAtOnceLoseNothing() throws {
    let sandbox = try CommandSandbox()
    try sandbox.sh("mkdir a b; for i in $(seq 40); do echo $i >a/$i; done")
    let script = """
      for n in 1 2 3 4 5 6; do
        "$CTL" move --to=b a/* & "$CTL" move --to=a b/* & "$CTL" undo & "$CTL" trash a/1 a/2 a/3 & "$CTL" undo &
        wait
      done >../log 2>&1
      "$CTL" recover
      """
    #expect(try sandbox.sh(script) == "Nothing was interrupted.")
    #expect(
      try sandbox.sh("cat a/* b/* ../data/Trash/files/* 2>/dev/null | sort -n | tr '\\n' ' '")
        == (1...40).map { "\($0) " }.joined())
    #expect(try sandbox.sh("find .. -name '.handpick-*' -o -name '.new-*'") == "")
  }
}
