import Glibc
import Synchronization
import TestSupport
import Testing

@testable import FilesCore

/// Random operations on random trees over three file systems, with kills, full disks and other writers.
///
/// After each round every content that was ever made still exists, unless a permanent delete reported it
/// done, nothing lies about, and what was undone without a disturbance is as it was; only a hard link that
/// was torn apart by its way to another file system stays so. `TEST_ROUNDS` sets how many rounds.
@Suite(.enabled(if: Volume.isAvailable, "run by MountNamespaceTests"))
struct MountedRandomTests {
  private enum Disturbance: CaseIterable {
    case none
    case kill
    case fullDisk
    case writer
  }

  /// The rounds that `TEST_ROUNDS` asks for.
  static let rounds = getenv("TEST_ROUNDS").flatMap { Int(String(cString: $0)) }

  @Test func rounds() async throws {
    var random = SeededGenerator(for: "MountedRandomTests")
    var world = try World()
    for round in 0..<(Self.rounds ?? 300) {
      let comment = Comment(rawValue: "seed \(random.seed), round \(round)")
      if round % 60 == 0 { world = try World() }
      try world.grow(&random)
      let disturbance = Disturbance.allCases.randomElement(using: &random) ?? .none
      let kind = try await run(world, disturbance, &random, comment)
      let missing = try world.missing()
      if missing != [] {
        let journals = try world.sandbox.sh("cd ../state; tail -n +1 $(ls | tail -2)")
        Issue.record(
          """
          \(comment) lost \(missing) in \(kind) after \(disturbance), a moment later \(try world.missing()); in
          \(journals)
          \(try world.tree())
          """)
        return
      }
      let litter = try world.litter()
      if litter != "" {
        let journals = try world.sandbox.sh("cd ../state; tail -n +1 $(ls | tail -2)")
        Issue.record("\(comment) left \(litter) after \(disturbance) in\n\(journals)")
        return
      }
      #expect(await world.sandbox.operations().recover().items.isEmpty, comment)
      #expect(world.sandbox.unfinished == [], comment)
    }
  }

  private func run(
    _ world: World, _ disturbance: Disturbance, _ random: inout SeededGenerator, _ comment: Comment
  ) async throws -> OperationKind {
    let before = try world.tree()
    let operations = engine(world, disturbance, &random)
    let report = await operation(world, operations, &random)
    let calm = world.sandbox.operations()
    if disturbance != .none { _ = await calm.recover() }
    // Recovery finishes a permanent delete that was killed.
    if report.kind == .delete { try world.forget(before) }
    guard disturbance == .none, report.isUndoable, let id = report.id, Bool.random(using: &random) else {
      return report.kind
    }
    let undo = await calm.undo(id)
    if undo.results.allSatisfy({ $0 == "done" }) {
      let after = try world.tree()
      if report.kind != .undo, report.kind != .redo { #expect(after == before, comment) }
    }
    if Bool.random(using: &random) { _ = await calm.redo(id) }
    return report.kind
  }

  private func engine(
    _ world: World, _ disturbance: Disturbance, _ random: inout SeededGenerator
  ) -> FileOperations {
    let limit = Int.random(in: 0..<90, using: &random)
    let writes: Set<FileSystemCall> = [.create, .write, .copyRange, .makeFolder, .makeLink, .reserve]
    let crash = Crash(after: limit)
    let synced = Bool.random(using: &random) ? 1 : 4_096
    switch disturbance {
    case .none: return world.sandbox.operations(syncedItems: synced)
    case .kill: return world.sandbox.operations(syncedItems: synced) { crash.intercept($0, $1) }
    case .fullDisk:
      let counter = Counter()
      return world.sandbox.operations(syncedItems: synced) { call, _ in
        writes.contains(call) && counter.next() > limit / 4 ? 28 : 0
      }
    case .writer:
      let counter = Counter()
      return world.sandbox.operations(syncedItems: synced) { _, _ in
        if counter.next() == limit { world.write() }
        return 0
      }
    }
  }

  private func operation(
    _ world: World, _ operations: FileOperations, _ random: inout SeededGenerator
  ) async -> OperationReport {
    let sources = world.someEntries(&random)
    let folder = world.someFolder(&random)
    let policy = ConflictPolicy.allCases.randomElement(using: &random) ?? .fail
    switch Int.random(in: 0..<12, using: &random) {
    case 0...3: return await operations.move(sources, to: folder, onConflict: policy)
    case 4, 5: return await operations.copy(sources, to: folder, onConflict: policy)
    case 6: return await operations.duplicate(sources)
    case 7, 8: return await operations.trash(sources)
    case 9: return await operations.undo(onConflict: Bool.random(using: &random) ? .keepBoth : .fail)
    case 10: return await operations.redo()
    default: return await operations.deletePermanently(Array(sources.prefix(1)))
    }
  }
}
