import Glibc

/// Where the package and what was built from it are found.
public enum Project {
  /// The package's folder, without a slash at the end.
  public static let root = String(
    #filePath.split(separator: "/").dropLast(3).reduce(into: "") { $0 += "/" + $1 })

  /// The path of an executable of this package, which stands beside the test bundle that runs now.
  public static func executable(_ name: String) -> String {
    testBundle.split(separator: "/").dropLast().reduce(into: "") { $0 += "/" + $1 } + "/" + name
  }

  private static let testBundle: String = {
    guard let path = realpath("/proc/self/exe", nil) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }()
}
