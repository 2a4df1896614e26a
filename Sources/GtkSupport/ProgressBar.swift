import CGtk

/// A `GtkProgressBar`.
public final class ProgressBar: Widget {
  public init(label: String) {
    super.init(gtk_progress_bar_new())
    setAccessibleLabel(label)
  }

  /// How much is done, 0 to 1.
  public var fraction: Double {
    get { gtk_progress_bar_get_fraction(opaque) }
    set { gtk_progress_bar_set_fraction(opaque, newValue) }
  }

  /// Shows that something is going on, where it cannot be told how much is done.
  public func pulse() { gtk_progress_bar_pulse(opaque) }
}
