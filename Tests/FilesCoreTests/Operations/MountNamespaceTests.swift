import Glibc
import TestSupport
import Testing

/// Runs the tests that mount file systems: this test bundle once more, in a mount namespace of its own, so
/// that nothing stays mounted and nobody else sees it.
@Suite(.enabled(if: !Volume.isAvailable, "it runs just now"))
struct MountNamespaceTests {
  @Test func suitesThatMount() throws {
    let folder = try TemporaryFolder()
    let bundle = try #require(realpath("/proc/self/exe", nil))
    defer { free(bundle) }
    let script = """
      mount -t tmpfs -o size=4g none '\(folder.path)'
      exec '\(String(cString: bundle))' --testing-library swift-testing --filter '\\.Mounted'
      """
    guard let unshare = Self.unshare() else {
      print("skipped: this system allows no mount namespace, neither to root nor to users")
      return
    }
    let output = try runProgram(
      unshare + ["sh", "-ec", script], environment: ["HANDPICK_TEST_MOUNTS": folder.path],
      timeout: .seconds(300 + (MountedRandomTests.rounds ?? 0)))
    let text = output.text + output.errorText
    if output.exitStatus != 0 || text.contains("skipped") { print(text) }
    #expect(output.exitStatus == 0)
    #expect(text.contains("Test run with"))
  }

  private static func unshare() -> [String]? {
    for options in [["-m"], ["-rm"]] {
      let command = ["unshare"] + options
      if let output = try? runProgram(command + ["mount", "-t", "tmpfs", "none", "/mnt"]),
        output.exitStatus == 0
      {
        return command
      }
    }
    return nil
  }
}
