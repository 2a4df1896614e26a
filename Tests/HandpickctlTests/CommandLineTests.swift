import TestSupport
import Testing

/// The command line: what it takes, what it prints, and how it ends.
struct CommandLineTests {
  @Test(arguments: [
    [], ["nonsense"], ["move", "f"], ["move", "--to=d"], ["move", "--to=", "f"],
    ["move", "--to=d", "--on-conflict=x", "f"],
    ["copy", "f"], ["duplicate"], ["trash"], ["trash", "--permanently", "f"], ["delete", "f"],
    ["delete", "--permanently"],
    ["list"], ["list", "a", "b"], ["list", "--sort=colour", "."], ["list", "-0", "--json", "."],
    ["undo", "a", "b"],
    ["history", "f"], ["recover", "f"], ["history", "--json=x"], ["duplicate", "--to=d", "f"],
    ["duplicate", "-x"], ["trash", ""], ["move", "--to=", "f"],
  ])
  func wrongCommandLines(_ arguments: [String]) throws {
    let sandbox = try CommandSandbox()
    try sandbox.sh("mkdir d; echo x >f")
    let output = try sandbox.run(arguments.map { Array($0.utf8) })
    #expect(output.exitStatus == 2)
    #expect(output.text == "")
    #expect(output.errorText.hasPrefix("handpickctl: "))
    #expect(output.errorText.contains(arguments.isEmpty ? "\nUsage:\n" : "\n“handpickctl --help” tells "))
    #expect(arguments.isEmpty || output.errorText.split(separator: "\n").count == 2)
    #expect(try sandbox.sh("ls; find ../state ../data -type f") == "d\nf")
  }

  @Test func help() throws {
    let output = try CommandSandbox().run("--help")
    #expect(output.exitStatus == 0)
    #expect(output.text.hasPrefix("Usage:\n  handpickctl list "))
    #expect(output.errorText == "")
    #expect(try CommandSandbox().run("--version").text == "handpickctl 0.1.0\n")
  }

  @Test func moveInJSON() throws {
    let sandbox = try CommandSandbox()
    try sandbox.sh("mkdir d; echo x >\"$(printf 'a\\377b')\"; echo y >d/taken; echo z >taken")
    let output = try sandbox.run([
      Array("move".utf8), Array("--to=d".utf8), Array("--json".utf8), Array("--".utf8),
      Array("a".utf8) + [0xFF] + Array("b".utf8),
      Array("taken".utf8), Array("none".utf8),
    ])
    #expect(output.exitStatus == 1)
    #expect(output.errorText == "")
    let uri = "file://\(sandbox.folder.path)/work"
    let id = try sandbox.sh("ls ../state/handpick/operations").dropLast(".journal".count)
    #expect(
      output.text == """
        {"operation": "\(id)", "kind": "move", "message": "Moved 1 of 3 files. “taken” already exists there.", \
        "undoable": true, "items": [{"source": "\(uri)/a%FFb", "destination": "\(uri)/d/a%FFb", "result": "done", \
        "code": null, "message": "Moved “a�b”."}, {"source": "\(uri)/taken", "destination": null, \
        "result": "conflict", "code": "exists", "message": "“taken” already exists in “d”; rename one of the two or \
        choose another folder."}, {"source": "\(uri)/none", "destination": null, "result": "failed", \
        "code": "not-found", "message": "“none” is no longer there; look whether it was moved, renamed or deleted \
        meanwhile."}]}\n
        """)
  }

  @Test func everyCommandOnce() throws {
    let sandbox = try CommandSandbox()
    try sandbox.sh("mkdir d; echo x >f; echo y >-g")
    #expect(try sandbox.run("copy", "--to", "d", "f").text == "Copied 1 file\n")
    #expect(try sandbox.run("duplicate", "--", "-g").text == "Duplicated 1 file\n")
    #expect(try sandbox.run("move", "--to=d", "--on-conflict=keep-both", "f").text == "Moved 1 file\n")
    #expect(try sandbox.run("trash", "--", "-g").text == "Moved 1 file to Trash\n")
    #expect(try sandbox.run("undo").text == "Restored 1 file\n")
    #expect(try sandbox.run("redo").text == "Moved 1 file to Trash\n")
    #expect(try sandbox.run("delete", "--permanently", "d/f").text == "Deleted 1 file permanently\n")
    #expect(try sandbox.run("recover").text == "Nothing was interrupted.\n")
    #expect(try sandbox.sh("ls -A; ls d") == "-g (copy)\nd\nf (copy)")
    let history = try sandbox.run("history", "--json")
    #expect(history.text.hasPrefix("{\"operations\": [{\"operation\": \""))
    #expect(
      history.text.contains(
        "\"kind\": \"delete\", \"message\": \"Deleted 1 file permanently\", \"undoable\": false"))
    let kinds = try sandbox.sh("\"$CTL\" history | cut -d' ' -f5-")
    #expect(
      kinds == """
        Deleted 1 file permanently (cannot be undone)
        Moved 1 file to Trash
        Moved 1 file
        Duplicated 1 file
        Copied 1 file
        """)
    let oldest = try sandbox.sh("\"$CTL\" history | tail -1 | cut -d' ' -f1")
    #expect(try sandbox.run("undo", oldest).exitStatus == 1)
    #expect(
      try sandbox.run("undo", "no-such-operation").errorText
        == "handpickctl: There is no such operation that can be undone; “handpickctl history” lists them.\n")
  }

  /// `..` behind a link is the parent of the link's target, and an unreachable folder is never skipped as
  /// text.
  @Test func pathsAreResolvedAsTheKernelWould() throws {
    let sandbox = try CommandSandbox()
    try sandbox.sh("mkdir -p real/deep d; echo right >real/f; echo wrong >f; ln -s real/deep link; ln -s f l")
    #expect(try sandbox.run("move", "--to=d", "link/../f").exitStatus == 0)
    #expect(try sandbox.sh("cat d/f f") == "right\nwrong")
    #expect(try sandbox.run("trash", "nowhere/../f").exitStatus == 1)
    #expect(try sandbox.run("move", "--to=nowhere/../d", "f").exitStatus == 1)
    #expect(try sandbox.sh("cat f") == "wrong")
    #expect(try sandbox.run("move", "--to=d", "l", "link/").exitStatus == 0)
    #expect(try sandbox.sh("readlink d/l d/link; ls") == "f\nreal/deep\nd\nf\nreal")
  }

  @Test func list() throws {
    let sandbox = try CommandSandbox()
    try sandbox.sh(
      "touch file10 file2 .dot \"$(printf 'a\\nb')\"; mkdir z; printf xx >big; touch -d @86400 file2")
    #expect(try sandbox.run("list", ".").text == "z\na␊b\nbig\nfile2\nfile10\n")
    #expect(
      try sandbox.run("list", "--hidden", "--reverse", ".").text.split(separator: "\n").contains(".dot"))
    #expect(try sandbox.run("list", "-0", "--sort=size", ".").text.split(separator: "\0")[1] == "big")
    let json = try sandbox.run("list", "--json", ".").text
    #expect(
      json.hasPrefix(
        "[{\"uri\": \"file://\(sandbox.folder.path)/work/z\", \"name\": \"z\", \"type\": \"folder\","))
    #expect(
      json.contains(
        "\"name\": \"file2\", \"type\": \"file\", \"size\": 0, \"modified\": \"1970-01-02T00:00:00Z\"}"))
    let missing = try sandbox.run("list", "nowhere")
    #expect(missing.exitStatus == 1)
    #expect(missing.text == "")
  }

  @Test func stateFolderThatCannotBeWrittenRefuses() throws {
    let sandbox = try CommandSandbox()
    try sandbox.sh("echo x >f; mkdir d; rm -r ../state; echo file >../state")
    let output = try sandbox.run("move", "--to=d", "--json", "f")
    #expect(output.exitStatus == 1)
    #expect(output.text.contains("\"message\": \"Nothing was done, because “"))
    #expect(try sandbox.sh("cat f; ls d") == "x")
    #expect(try sandbox.run("history").exitStatus == 0)
    #expect(try sandbox.run("list", ".").text == "d\nf\n")
  }
}
