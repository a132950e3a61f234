import Timelines

/// What is archived of a widget: an entry, or none, and whether it may no longer be true.
struct Exposure: Hashable, Sendable {
  let entry: Shown?
  let isStale: Bool
}
