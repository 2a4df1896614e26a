/// What every contender is asked, on a million rows.
enum Question: String, CaseIterable {
  case selectAll = "select all"
  case toggle = "toggle 100,000 at random, each"
  case invert = "invert, a third selected"
  case range = "select 500,000 in a row"
  case insert = "insert a row, all selected"
  case remove = "remove a row, all selected"
  case keep = "keep half of the ids, all selected"
  case reorder = "another order, all selected"
  case install = "the same, prepared in another thread"
  case build = "make it from the ids"
  case count = "count"
  case iterate = "go through the selected ids"
  case memory = "bytes a row, all selected"
}
