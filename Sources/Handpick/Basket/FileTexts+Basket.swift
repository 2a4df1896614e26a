import FilesCore
import SelectionCore

/// What is said where some of the chosen files are not shown: a filter hides them, or they were kept in other folders.
extension FileTexts {
  func count(_ selected: Int, hidden: Int) -> String {
    let basket = shown.kept.basket
    let kept = min(basket.count, hidden)
    var text = localizedPlural("{count} selected", "{count} selected", selected)
    if kept > 0, shown.folder.isSearch {
      // What a search found stands in any number of folders.
      text = localized("{selected}, {hidden}", ["selected": text, "hidden": BasketTexts.name(kept)])
    } else if kept > 0 {
      text = BasketTexts.count(
        selected, folders: BasketTexts.folders(of: basket, and: selected - hidden, shown))
    }
    if hidden == kept { return text }
    return localized(
      "{selected}, {hidden}",
      ["selected": text, "hidden": localizedPlural("{count} hidden", "{count} hidden", hidden - kept)])
  }

  func hiddenDetail(_ hidden: Int, of count: Int) -> String {
    let kept = min(shown.kept.basket.count, hidden)
    var sentences: [String] = []
    if kept > 0 { sentences.append(BasketTexts.keptDetail(kept, shown.kept.basket)) }
    let filtered = hidden - kept
    if filtered == count {
      sentences.append(
        localizedPlural("It is not shown at the moment.", "They are not shown at the moment.", count))
    } else if filtered > 0 {
      sentences.append(
        localizedPlural(
          "{count} of them is not shown at the moment.", "{count} of them are not shown at the moment.",
          filtered))
    }
    return sentences.joined(separator: "\n")
  }
}
