import Testing

@testable import FilesCore

/// P01: a power cut straight after success, simulated by what the destination's device holds at that moment.
@Suite(.enabled(if: Volume.isAvailable, "run by MountNamespaceTests"))
struct MountedPowerCutTests {
  @Test(arguments: [Volume.ext4, .xfs, .btrfs])
  func p01_theDestinationIsWhole(_ volume: Volume) async throws {
    let disk = try volume.mountAnother("p01-\(volume.rawValue)")
    let sandbox = try Sandbox(in: try Volume.tmpfs.folder())
    try sandbox.sh(
      "mkdir -p t/s; echo one >f; echo two >t/a; head -c 3000000 /dev/urandom >t/s/b; ln -s a t/l")
    let before = try sandbox.tree(".")
    let report = await sandbox.operations().move([sandbox["f"], sandbox["t"]], to: try Sandbox.path(disk))
    #expect(report.results == ["done", "done"])
    #expect(try sandbox.names() == "")
    #expect(await sandbox.operations().duplicate([try Sandbox.path(disk + "/f")]).results == ["done"])
    try sandbox.sh(
      "cp '\(disk).image' '\(disk).cut'; umount '\(disk)'; mount -o loop '\(disk).cut' '\(disk)'")
    defer { _ = try? sandbox.sh("umount '\(disk)'; rm '\(disk)'.*") }
    try sandbox.sh("cmp '\(disk)/f' '\(disk)/f (copy)'; rm '\(disk)/f (copy)'")
    #expect(try sandbox.tree(disk).replacing("lost+found d 700\n", with: "") == before)
  }
}
