import TestSupport
import Testing

@testable import FilesCore

/// Trashes of other mounts: the cases T of the specification that need them.
@Suite(.enabled(if: Volume.isAvailable, "run by MountNamespaceTests"))
struct MountedTrashTests {
  @Test func t07_fullDisk() async throws {
    let disk = try Volume.ext4.mountAnother("full", megabytes: 8)
    let sandbox = try Sandbox()
    try sandbox.sh("cd \(disk); echo x >f; dd if=/dev/zero of=fill bs=1k status=none 2>/dev/null || true")
    try sandbox.sh("cd \(disk); for i in $(seq 3000); do echo >n$i || break; done 2>/dev/null || true")
    let report = await sandbox.operations().trash([try Sandbox.path(disk + "/f")])
    #expect(report.results == ["failed no-space"])
    #expect(try sandbox.sh("cat \(disk)/f; ls \(disk)/.Trash-0/info 2>/dev/null || true") == "x")
  }

  @Test func t08_tmpfs() async throws {
    let sandbox = try Sandbox()
    let other = try TemporaryFolder(in: try Volume.tmpfs.folder())
    try other.write("x", to: "f")
    let path = try Sandbox.path(other.path + "/f")
    let report = await sandbox.operations().trash([path])
    #expect(report.results == ["failed no-trash"])
    #expect(
      report.items[0].message == "There is no Trash where “f” is; delete it permanently or move it elsewhere."
    )
    #expect(!sandbox.operations().canTrash(path))
    #expect(try other.text(of: "f") == "x")
  }

  @Test func t09_anotherDisk() async throws {
    let disk = try Volume.ext4.mountAnother("t09", megabytes: 8)
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir \(disk)/s; echo x >\(disk)/s/f")
    let operations = sandbox.operations()
    let path = try Sandbox.path(disk + "/s/f")
    #expect(operations.canTrash(path))
    #expect(await operations.trash([path]).results == ["done"])
    #expect(
      try sandbox.sh("cd \(disk)/.Trash-0; stat -c %a .; grep Path info/f.trashinfo; cat files/f")
        == "700\nPath=s/f\nx")
    #expect(await operations.undo().results == ["done"])
    #expect(try sandbox.sh("cat \(disk)/s/f; ls \(disk)/.Trash-0/files") == "x")
  }

  @Test(arguments: [
    "mkdir .Trash; chmod 1777 .Trash", "mkdir .Trash", "mkdir t; chmod 1777 t; ln -s t .Trash",
  ])
  func t10_sharedTrash(_ make: String) async throws {
    let isUsed = make.hasSuffix("1777 .Trash")
    let disk = try Volume.ext4.mountAnother("t10-\(make.count)", megabytes: 8)
    let sandbox = try Sandbox()
    try sandbox.sh("cd \(disk); \(make); echo x >f")
    #expect(await sandbox.operations().trash([try Sandbox.path(disk + "/f")]).results == ["done"])
    #expect(
      try sandbox.sh("cd \(disk); ls -d .Trash/0/files/f .Trash-0/files/f 2>/dev/null || true")
        == (isUsed ? ".Trash/0/files/f" : ".Trash-0/files/f"))
  }

  @Test func t11_bindMountOfTheHomeDevice() async throws {
    let sandbox = try Sandbox(in: try Volume.ext4.folder())
    try sandbox.sh("mkdir d m; echo x >d/f; mount --bind d m")
    defer { _ = try? sandbox.sh("umount m") }
    let operations = sandbox.operations()
    #expect(await operations.trash([sandbox["m/f"]]).results == ["done"])
    #expect(try sandbox.names("m") == ".Trash-0")
    #expect(await operations.undo().results == ["done"])
    #expect(try sandbox.text("d/f") == "x")
  }

  @Test func t12_mountPointReadOnlyAndImmutable() async throws {
    let disk = try Volume.ext4.mountAnother("t12", megabytes: 8)
    let sandbox = try Sandbox(in: try Volume.ext4.folder())
    try sandbox.sh(
      "echo x >\(disk)/f; mount -o remount,ro \(disk); mkdir m; mount --bind \(disk) m; echo y >i; chattr +i i"
    )
    defer { _ = try? sandbox.sh("umount m; chattr -i i") }
    let operations = sandbox.operations()
    #expect(await operations.trash([sandbox["m"]]).results == ["failed mount-point"])
    #expect(await operations.trash([try Sandbox.path(disk + "/f")]).results == ["failed no-trash"])
    #expect(await operations.trash([sandbox["i"]]).results == ["failed permission"])
    #expect(try sandbox.trashNames() == "files:  info: ")
    #expect(await operations.move([sandbox["m"]], to: sandbox[".."]).results == ["failed mount-point"])
  }

  @Test func t14_deletingLeavesMountsAndLinkTargets() async throws {
    let sandbox = try Sandbox(in: try Volume.ext4.folder())
    try sandbox.sh(
      """
      mkdir -p d/m d/s out inner; echo x >out/x; echo i >inner/i; ln -s ../out d/link; echo y >d/s/y
      mount --bind inner d/m
      """)
    defer { _ = try? sandbox.sh("umount d/m") }
    let report = await sandbox.operations().deletePermanently([sandbox["d"]])
    #expect(report.results == ["failed mount-point"])
    #expect(try sandbox.sh("find d | LC_ALL=C sort; cat out/x d/m/i") == "d\nd/m\nd/m/i\nx\ni")
  }
}
