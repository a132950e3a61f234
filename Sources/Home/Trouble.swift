import FoundationEssentials

/// That a widget's provider fails, and when it last did not.
struct Trouble: Hashable, Sendable {
  let lastNews: Date?
}
