import CGtk
import GtkSupport

/// The header's count (`3 selected`), its digits rolling when they change.
///
/// - CSS: a node `selectioncount.selection-count` with a `label` for each run of text and a `stack` for each digit,
///   those of a number in a `box`.
/// - Accessibility: a heading of level 1 named by the whole text; its parts are hidden. It takes the focus with
///   Tab, since a screen reader reaches a GTK 4.8 heading no other way.
final class RollingCount: CustomWidget {
  private let row = Box(GTK_ORIENTATION_HORIZONTAL, role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
  private var parts: [Part] = []
  /// What is in the row: runs of text, and boxes with the digits of a number.
  private var places: [Widget] = []
  private var text = ""

  init() {
    super.init(cssName: "selectioncount", role: GTK_ACCESSIBLE_ROLE_HEADING)
    addClass("selection-count")
    setAccessibleLevel(1)
    isFocusable = true
    layout(halign: GTK_ALIGN_CENTER, valign: GTK_ALIGN_CENTER)
    addChild(row)
  }

  /// Shows the text; digits roll up when `isGrowing`, else down.
  func show(_ text: String, isGrowing: Bool) {
    guard text != self.text else { return }
    self.text = text
    setAccessibleLabel(text)
    // The runs follow each other as the text does, whichever way the window runs.
    gtk_widget_set_direction(row.widget, Label(text).isTextRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    let runs = Self.runs(of: text)
    if runs.count == parts.count, zip(runs, parts).allSatisfy({ $1.canShow($0) }) {
      for (run, part) in zip(runs, parts) { part.show(run, isGrowing: isGrowing) }
    } else {
      for place in places { row.remove(place) }
      places = []
      parts = runs.map(Part.init)
      place(runs)
    }
  }

  /// Puts the parts into the row. A number stands from left to right also where the text runs from right to left.
  private func place(_ runs: [String]) {
    var number: Box?
    for (index, part) in parts.enumerated() {
      guard Self.isOfNumber(index, in: runs) else {
        number = nil
        append(part.widget)
        continue
      }
      let box = number ?? Box(GTK_ORIENTATION_HORIZONTAL, role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
      if number == nil {
        gtk_widget_set_direction(box.widget, GTK_TEXT_DIR_LTR)
        append(box)
        number = box
      }
      box.append(part.widget)
    }
  }

  private func append(_ place: Widget) {
    places.append(place)
    row.append(place)
  }

  /// Whether a run is a digit, or the mark between the thousands.
  private static func isOfNumber(_ index: Int, in runs: [String]) -> Bool {
    func isDigit(_ index: Int) -> Bool {
      runs.indices.contains(index) && runs[index].first?.isNumber == true
    }
    if isDigit(index) { return true }
    guard runs[index].count == 1, let mark = runs[index].first, mark != " ", !mark.isLetter else {
      return false
    }
    return isDigit(index - 1) && isDigit(index + 1)
  }

  /// The text cut into single digits and the texts between them.
  private static func runs(of text: String) -> [String] {
    text.reduce(into: [String]()) { runs, character in
      let isText = !character.isNumber
      if isText, let last = runs.last, let end = last.last, !end.isNumber {
        runs[runs.count - 1].append(character)
      } else {
        runs.append(String(character))
      }
    }
  }
}

/// A digit that can roll, or a run of text that stays.
private final class Part {
  private let stack: Stack?
  private var label: Label
  private var text: String

  var widget: Widget { stack ?? label }

  init(_ text: String) {
    self.text = text
    label = Label(text, role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
    guard text.first?.isNumber == true else {
      label.ellipsize = PANGO_ELLIPSIZE_END
      stack = nil
      return
    }
    let stack = Stack(transition: GTK_STACK_TRANSITION_TYPE_NONE, milliseconds: 150)
    stack.add(label)
    self.stack = stack
  }

  /// Whether the new run can stand in this one's place: the same text, or a digit for a digit.
  func canShow(_ run: String) -> Bool {
    run == text || (stack != nil && run.first?.isNumber == true)
  }

  func show(_ run: String, isGrowing: Bool) {
    guard let stack, run != text else { return }
    let old = label
    text = run
    label = Label(run, role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
    stack.add(label)
    stack.setTransition(
      isGrowing ? GTK_STACK_TRANSITION_TYPE_SLIDE_UP : GTK_STACK_TRANSITION_TYPE_SLIDE_DOWN)
    stack.show(label)
    // The old digit is in view until it has rolled away.
    Timeout.after(milliseconds: 200) { [weak stack] in stack?.remove(old) }
  }
}
