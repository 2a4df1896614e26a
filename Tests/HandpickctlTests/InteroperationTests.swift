import Glibc
import TestSupport
import Testing

/// Other programs and other users.
struct InteroperationTests {
  /// The name is ASCII: GLib 2.74's `gio trash --restore` gives others back with their escapes.
  @Test func gioRestoresWhatWeTrashed() throws {
    let sandbox = try CommandSandbox()
    guard (try? runProgram(["gio", "version"]))?.exitStatus == 0 else { return print("skipped: no gio") }
    try sandbox.sh("echo x >'a b&c.txt'; \"$CTL\" trash 'a b&c.txt'")
    let script = """
      unset GIO_USE_VFS DBUS_SESSION_BUS_ADDRESS; export XDG_RUNTIME_DIR="$HOME"; chmod 700 "$HOME"
      exec dbus-run-session -- sh -c '
        for i in 1 2 3 4 5 6 7 8 9 10; do gio trash --list | grep . && break; sleep 0.3; done
        gio trash --restore "trash:///a%20b%26c.txt"' 2>&1
      """
    guard let listed = try? sandbox.sh(script) else { return print("skipped: gvfs has no trash here") }
    #expect(listed.contains("trash:///a%20b&c.txt\t\(sandbox.folder.path)/work/a b&c.txt"))
    #expect(try sandbox.sh("cat 'a b&c.txt'; ls ../data/Trash/files") == "x", "\(listed)")
    let undo = try sandbox.run("undo", "--json")
    #expect(undo.exitStatus == 1)
    #expect(undo.text.contains("\"code\": \"not-in-trash\""))
    #expect(try sandbox.sh("cat 'a b&c.txt'") == "x")
  }

  /// Runs the command as another user in a folder that is open to all, and answers what it printed.
  private func asUser(_ sandbox: CommandSandbox, _ script: String) throws -> String {
    try sandbox.sh(
      """
      chmod 755 '\(sandbox.folder.path)'; chown -R 1000:1000 ../home ../state ../data; cp "$CTL" ../ctl; chmod 755 ../ctl
      CTL=$PWD/../ctl setpriv --reuid=1000 --regid=1000 --clear-groups sh -c '\(script)'
      """)
  }

  private var isRoot: Bool { geteuid() == 0 }

  @Test func d06_setUserIDAndCapabilitiesStayBehind() throws {
    guard isRoot else { return print("skipped: only root can act as another user") }
    let sandbox = try CommandSandbox()
    try sandbox.sh(
      """
      mkdir d; chmod 777 . d; cp /bin/true f; setcap cap_net_raw+ep f 2>/dev/null || true
      setfattr -n user.k -v v f; chmod 4755 f
      """)
    _ = try asUser(sandbox, "$CTL copy --to=d f")
    #expect(
      try sandbox.sh("stat -c '%a %u' d/f; getfattr --absolute-names -d -m - d/f | grep = ")
        == "755 1000\nuser.k=\"v\"")
  }

  @Test func d08_unreadableFileInAFolder() throws {
    guard isRoot else { return print("skipped: only root can act as another user") }
    let sandbox = try CommandSandbox()
    try sandbox.sh("mkdir d t; chmod 777 . d t; echo x >t/a; echo y >t/secret; chmod 600 t/secret")
    let output = try asUser(sandbox, "$CTL copy --to=d --json t || true")
    #expect(output.contains("\"result\": \"failed\", \"code\": \"permission\""))
    #expect(output.contains("“secret”"))
    #expect(try sandbox.sh("ls -A d") == "")
  }

  @Test func t13_foreignFileInAStickyFolder() throws {
    guard isRoot else { return print("skipped: only root can act as another user") }
    let sandbox = try CommandSandbox()
    try sandbox.sh("mkdir s; chmod 1777 s; echo x >s/f")
    let output = try asUser(sandbox, "$CTL trash --json s/f || true")
    #expect(output.contains("\"result\": \"failed\", \"code\": \"permission\""))
    #expect(
      try sandbox.sh("cat s/f; ls -A ../data/Trash/info ../data/Trash/files")
        == "x\n../data/Trash/files:\n\n../data/Trash/info:")
  }

  @Test func t15_fiveMixedItems() throws {
    guard isRoot else { return print("skipped: only root can act as another user") }
    let sandbox = try CommandSandbox()
    try sandbox.sh("mkdir s; chmod 1777 s; echo x >s/3; chmod 777 .; for i in 1 2 4; do echo $i >$i; done")
    let output = try asUser(sandbox, "$CTL trash --json 1 2 s/3 4 5 || true")
    let results = output.matches(of: /"result": "([a-z-]*)", "code": (null|"[a-z-]*")/).map {
      "\($0.1) \($0.2)"
    }
    #expect(
      results == ["done null", "done null", "failed \"permission\"", "done null", "failed \"not-found\""])
    #expect(try asUser(sandbox, "$CTL undo") == "Restored 3 files")
    #expect(try sandbox.sh("cat 1 2 s/3 4") == "1\n2\nx\n4")
  }
}
