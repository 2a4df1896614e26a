import Glibc
import TestSupport
import Testing

/// `data/install` and `data/uninstall`, with the programs that the tests were built with.
@Suite struct InstallTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("build")
    try folder.makeFolder("build/release")
    for program in ["handpick", "handpickctl"] {
      symlink(Project.executable(program), folder.path(of: "build/release/\(program)"))
    }
  }

  @Test func whatIsInstalledRunsFromThere() throws {
    let output = try install()
    #expect(output.exitStatus == 0, "\(output.errorText)")
    let prefix = folder.path(of: "prefix")
    for program in ["handpick", "handpickctl"] {
      #expect(try runProgram([prefix + "/bin/" + program, "--version"]).text == "\(program) 0.1.0\n")
    }
    let german = try runProgram(
      [prefix + "/bin/handpickctl", "undo"],
      environment: [
        "LC_ALL": "C.UTF-8", "LANGUAGE": "de", "XDG_STATE_HOME": folder.path(of: "state"),
        "HOME": folder.path,
      ])
    #expect(german.errorText == "handpickctl: Es gibt nichts rückgängig zu machen.\n")
  }

  @Test func everythingIsInItsPlace() throws {
    #expect(try install("--file-manager-service").exitStatus == 0)
    let id = "org.handpick.Handpick"
    for place in [
      "share/applications/\(id).desktop", "share/metainfo/\(id).metainfo.xml",
      "share/icons/hicolor/scalable/apps/\(id).svg", "share/icons/hicolor/symbolic/apps/\(id)-symbolic.svg",
      "share/dbus-1/services/\(id).service", "share/dbus-1/services/\(id).FileManager1.service",
      "share/man/man1/handpick.1.gz", "share/man/man1/handpickctl.1.gz",
      "share/bash-completion/completions/handpick", "share/zsh/site-functions/_handpickctl",
      "share/fish/vendor_completions.d/handpick.fish", "share/locale/ar/LC_MESSAGES/handpick.mo",
    ] {
      #expect(folder.contains("prefix/" + place), "\(place)")
    }
    let service = try folder.text(of: "prefix/share/dbus-1/services/\(id).service")
    #expect(service.contains("\nExec=\(folder.path(of: "prefix"))/bin/handpick --gapplication-service\n"))
  }

  @Test func theDesktopFilesAreValidAndTranslated() throws {
    #expect(try install().exitStatus == 0)
    let id = "prefix/share/applications/org.handpick.Handpick.desktop"
    let entry = try runProgram(["desktop-file-validate", folder.path(of: id)])
    #expect(entry.exitStatus == 0 && entry.text.isEmpty, "\(entry.text)")
    #expect(try folder.text(of: id).contains("\nName[de]=Neues Fenster\n"))
    let metainfo = folder.path(of: "prefix/share/metainfo/org.handpick.Handpick.metainfo.xml")
    let check = try runProgram(["appstreamcli", "validate", "--no-net", metainfo])
    #expect(check.exitStatus == 0, "\(check.text)")
  }

  @Test func theStagedFolderIsNoPartOfTheFiles() throws {
    let output = try runProgram(
      [
        "data/install", "--skip-build", "--build=" + folder.path(of: "build"), "--prefix=/usr",
        "--destdir=" + folder.path(of: "stage"),
      ],
      folder: Project.root)
    #expect(output.exitStatus == 0, "\(output.errorText)")
    let service = try folder.text(of: "stage/usr/share/dbus-1/services/org.handpick.Handpick.service")
    #expect(service.contains("\nExec=/usr/bin/handpick --gapplication-service\n"))
  }

  @Test func uninstallRemovesWhatWasInstalledAndNothingElse() throws {
    #expect(try install().exitStatus == 0)
    try folder.write("mine", to: "prefix/share/applications/other.desktop")
    let output = try uninstall()
    #expect(output.exitStatus == 0, "\(output.errorText)")
    let left = try runProgram(["find", folder.path(of: "prefix"), "-type", "f"]).text
    #expect(
      left.split(separator: "\n").map(String.init) == [
        folder.path(of: "prefix/share/applications/other.desktop")
      ])
    #expect(!folder.contains("prefix/bin") && !folder.contains("prefix/share/locale"))
  }

  /// A cache of icons that is there is right after both, also where no theme is described, as in a home folder.
  @Test func theCacheOfIconsFollows() throws {
    let icons = folder.path(of: "prefix/share/icons/hicolor")
    try folder.makeFolder("prefix/share/icons/hicolor/48x48/apps")
    try folder.write("mine", to: "prefix/share/icons/hicolor/48x48/apps/other.png")
    let made = try runProgram(["gtk-update-icon-cache", "--quiet", "--ignore-theme-index", icons])
    #expect(made.exitStatus == 0, "\(made.errorText)")
    let cache = "prefix/share/icons/hicolor/icon-theme.cache"
    #expect(try install().exitStatus == 0)
    #expect(try folder.text(of: cache).contains("org.handpick.Handpick"))
    #expect(try uninstall().exitStatus == 0)
    #expect(try !folder.text(of: cache).contains("org.handpick.Handpick"))
  }

  @Test func whatAnEarlierVersionHadBesidesGoes() throws {
    #expect(try install("--file-manager-service").exitStatus == 0)
    let list = "prefix/share/handpick/installed"
    try folder.makeFolder("prefix/share/old")
    try folder.write("old", to: "prefix/share/old/file")
    try folder.write("keep", to: "outside")
    try folder.write(try folder.text(of: list) + "share/old/file\n../outside\n", to: list)
    #expect(try install().exitStatus == 0)
    #expect(!folder.contains("prefix/share/old"))
    #expect(!folder.contains("prefix/share/dbus-1/services/org.handpick.Handpick.FileManager1.service"))
    #expect(folder.contains("outside") && folder.contains("prefix/bin/handpick"))
    #expect(try uninstall().exitStatus == 0)
    #expect(!folder.contains("prefix/bin"))
  }

  @Test func aPlaceThatCannotBeWrittenIsSaidFirst() throws {
    try folder.write("", to: "file")
    for script in ["data/install", "data/uninstall"] {
      let prefix = folder.path(of: "file/prefix")
      let output = try runProgram([script, "--prefix=" + prefix], folder: Project.root)
      #expect(output.exitStatus == 1)
      let words = script == "data/install" ? "install: \(prefix) cannot be written" : "uninstall: \(prefix)"
      #expect(output.errorText.hasPrefix(words), "\(output.errorText)")
    }
  }

  @Test func aPrefixWithSpacesIsRefusedAndAStagedFolderWithSpacesIsNot() throws {
    let spaces = try runProgram(["data/install", "--prefix=/a b"], folder: Project.root)
    #expect(spaces.exitStatus == 1 && spaces.errorText.contains("spaces"))
    let places = ["--prefix=/usr", "--destdir=" + folder.path(of: "the stage")]
    let build = "--build=" + folder.path(of: "build")
    let staged = try runProgram(["data/install", "--skip-build", build] + places, folder: Project.root)
    #expect(staged.exitStatus == 0, "\(staged.errorText)")
    #expect(folder.contains("the stage/usr/bin/handpick"))
    let gone = try runProgram(["data/uninstall"] + places, folder: Project.root)
    #expect(gone.exitStatus == 0, "\(gone.errorText)")
    #expect(!folder.contains("the stage/usr/bin") && !folder.contains("the stage/usr/share"))
  }

  @Test func aListThatLeadsOutsideIsRefused() throws {
    #expect(try install().exitStatus == 0)
    try folder.write("keep", to: "outside")
    try folder.write("bin/handpick\n../outside\n", to: "prefix/share/handpick/installed")
    let output = try uninstall()
    #expect(output.exitStatus == 1)
    #expect(folder.contains("outside") && folder.contains("prefix/bin/handpick"))
  }

  @Test func aWrongCommandLineShowsTheUsage() throws {
    for arguments in [[], ["--prefix=relative"], ["--prefix=/x", "--other"]] {
      for script in ["data/install", "data/uninstall"] {
        let output = try runProgram([script] + arguments, folder: Project.root)
        #expect(output.exitStatus == 2)
        #expect(output.errorText.contains("--prefix=DIR [--destdir=DIR]"))
      }
    }
  }

  private func install(_ more: String...) throws -> ProcessOutput {
    try runProgram(
      [
        "data/install", "--skip-build", "--build=" + folder.path(of: "build"),
        "--prefix=" + folder.path(of: "prefix"),
      ]
        + more, folder: Project.root)
  }

  private func uninstall() throws -> ProcessOutput {
    try runProgram(["data/uninstall", "--prefix=" + folder.path(of: "prefix")], folder: Project.root)
  }
}
