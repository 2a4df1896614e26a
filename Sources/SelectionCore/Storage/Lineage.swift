/// The identity of one numbering of ids, and of the copies that share it.
final class Lineage: Sendable {}
