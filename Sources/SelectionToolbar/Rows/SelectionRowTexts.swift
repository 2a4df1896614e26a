/// The verbs of a row's check box.
struct SelectionRowTexts: Equatable {
  let select: String
  let deselect: String
}
