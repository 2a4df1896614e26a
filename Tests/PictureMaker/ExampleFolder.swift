import TestSupport

/// A folder as people have them, made anew.
struct ExampleFolder {
  static let name = "Holiday in Norway"

  private let temporary: TemporaryFolder

  /// The folder's path.
  var path: String { temporary.path(of: Self.name) }

  init() throws {
    temporary = try TemporaryFolder()
    try temporary.makeFolder(Self.name)
    for folder in ["Journal", "Photos for the family", "Tickets"] {
      try temporary.makeFolder("\(Self.name)/\(folder)")
    }
    try temporary.write("", to: "\(Self.name)/Tickets/Ferry booking.pdf")
    for (name, size, date) in Self.files {
      let file = "\(path)/\(name)"
      guard
        try runProgram(["truncate", "-s", size, "--", file]).exitStatus == 0,
        try runProgram(["touch", "-d", date, "--", file]).exitStatus == 0
      else { throw SystemError("making \(file)", code: 5) }
    }
    try makeLongWork()
  }

  private static let files = [
    ("Budget.ods", "28K", "2026-05-02 18:40"),
    ("Ferry booking.pdf", "312K", "2026-05-11 09:15"),
    ("Harbour at dusk.jpg", "4300K", "2026-06-19 22:51"),
    ("Harbour at dawn.jpg", "3900K", "2026-06-20 04:12"),
    ("Map of Lofoten.svg", "740K", "2026-05-23 20:05"),
    ("Packing list.txt", "1300", "2026-06-12 07:30"),
    ("Route day 1.gpx", "96K", "2026-06-18 19:22"),
    ("Route day 2.gpx", "101K", "2026-06-19 21:03"),
    ("Route day 10.gpx", "88K", "2026-06-27 18:47"),
    ("Sound of the gulls.flac", "18M", "2026-06-20 05:00"),
    ("Whales.mp4", "212M", "2026-06-22 13:37"),
  ]

  /// So many files in one of the folders that an action on it can be seen at work.
  private func makeLongWork() throws {
    let script = "cd \"$1\" && seq 1 40000 | xargs touch --"
    guard try runProgram(["sh", "-c", script, "sh", "\(path)/Journal"]).exitStatus == 0 else {
      throw SystemError("making many files", code: 5)
    }
  }
}
