/// Telling of very many new rows at once.
///
/// GTK 4.8 looks for the rows that it keeps track of (the one in view, the one with the focus) among all that were added in
/// the place of others, and has an item made for each it looks at: of a million, that takes most of a second. Then it makes
/// new widgets for all that it shows. So it is told that the rows which it has stay, while the others around them go
/// and come: it looks for none, and keeps its widgets, for whoever asked to bind them anew.
extension SelectionListModel {
  func tellInSteps(_ range: Range<Int>, added: Int, kept: [Int]) {
    var end = range.upperBound
    for position in kept.reversed() + [range.lowerBound - 1] {
      tell(at: position + 1, removed: end - position - 1, added: 0)
      end = position
    }
    let first = Self.firstShown(kept, of: range, added: added)
    tell(at: range.lowerBound + kept.count, removed: 0, added: added - first - kept.count)
    tell(at: range.lowerBound, removed: 0, added: first)
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
