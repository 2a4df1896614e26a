/// Which release this is, for both programs.
public enum Release {
  /// The version, by Semantic Versioning 2.0.0.
  public static let version = "0.1.0"
}
