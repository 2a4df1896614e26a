import Observation

/// What Swift's `Observation` watches of a model.
///
/// A class of its own that is not generic: each access of an observed property in a generic class makes a key path
/// anew, which costs some microseconds.
@MainActor @Observable final class ObservedSelection {
  var isSelecting = false
  /// Changes with everything else but the anchor.
  var revision = 0
}
