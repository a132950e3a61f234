import FoundationEssentials

/// A wish to reload a widget.
struct ReloadWish: Hashable, Sendable {
  let reason: ReloadReason
  var date: Date
}
