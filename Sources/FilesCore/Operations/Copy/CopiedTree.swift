/// A complete copy under its private name.
struct CopiedTree {
  let identity: FileIdentity
  let fingerprint: UInt64
  /// What it was made from.
  var manifest: Manifest
}
