import FoundationEssentials

/// A wish to reload a widget.
struct Wish: Hashable, Sendable {
  let reason: ReloadReason
  var date: Date
}
