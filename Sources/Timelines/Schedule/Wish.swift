import FoundationEssentials

/// That somebody wants a widget to be reloaded.
struct Wish: Hashable, Sendable {
  let reason: ReloadReason
  var date: Date
}
