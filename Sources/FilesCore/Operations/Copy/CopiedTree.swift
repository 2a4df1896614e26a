/// A complete copy under its private name.
struct CopiedTree {
  /// The copy itself, where it is a single file that has no name yet.
  var unnamed: Descriptor?
  let identity: FileIdentity
  let fingerprint: UInt64
  /// What it was made from.
  var manifest: Manifest
}
