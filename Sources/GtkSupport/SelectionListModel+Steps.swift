/// Telling of very many new rows at once.
///
/// GTK 4.8 looks for the rows that it keeps track of (the one in view, the one with the focus) among all that were added in
/// the place of others, and has an item made for each it looks at: of a million, that takes most of a second. Then it makes
/// new widgets for all that it shows. So it is told that the rows which it has stay, while the others around them go
/// and come: it looks for none, and binds its widgets anew, as it does whenever their positions change.
extension SelectionListModel {
  func tellInSteps(_ range: Range<Int>, added: Int, kept: [Int]) {
    let start = range.lowerBound
    let end = start + kept.count
    removeOthers(range, kept: kept, added: added)
    let first = Self.firstShown(kept, of: range, added: added)
    let behind = PositionShift(range: start..<(start + added - first), inside: first, behind: first)
    tell(at: end, removed: 0, added: added - first - kept.count, shift: behind)
    if first > 0 {
      tell(at: start, removed: 0, added: first)
    } else {
      // Nothing comes before the rows that stay: for them to be bound anew, something has to have been there.
      let one = PositionShift(range: start..<(start + 1), inside: 0, behind: -1)
      tell(at: start, removed: 0, added: 1, shift: one)
      tell(at: start, removed: 1, added: 0)
    }
  }

  /// Takes the rows out that no view has, from the end on.
  private func removeOthers(_ range: Range<Int>, kept: [Int], added: Int) {
    var (end, left) = (range.upperBound, range.count)
    for position in kept.reversed() + [range.lowerBound - 1] {
      let gone = end - position - 1
      left -= gone
      let rest = range.lowerBound..<(range.lowerBound + left)
      tell(
        at: position + 1, removed: gone, added: 0,
        shift: PositionShift(range: rest, inside: 0, behind: added - left))
      end = position
    }
  }

  /// How many of the new rows come before those that take the place of the kept ones: as many, by the measure of all, as
  /// before the longest run of kept ones, which is the one in view.
  private static func firstShown(_ kept: [Int], of range: Range<Int>, added: Int) -> Int {
    var longest = 0..<0
    var run = 0..<0
    for index in kept.indices {
      let continues = index > 0 && kept[index] == kept[index - 1] + 1
      run = (continues ? run.lowerBound : index)..<(index + 1)
      if run.count > longest.count { longest = run }
    }
    let place = Double(kept[longest.lowerBound] - range.lowerBound) / Double(range.count)
    let first = Int((place * Double(added)).rounded()) - longest.lowerBound
    return min(max(0, first), added - kept.count)
  }
}
