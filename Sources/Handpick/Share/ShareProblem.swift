#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why files could not be shared, in a sentence for people.
struct ShareProblem: LocalizedError {
  let errorDescription: String?

  init(_ sentence: String) {
    errorDescription = sentence
  }
}
