/// The identity of one numbering of ids, and of the copies that share it.
@usableFromInline final class Lineage: Sendable {
  @usableFromInline init() {}
}
