import Cast
import Cells
import FoundationEssentials
import Layout
import Pages
import Timelines
import WidgetIntents

/// The targets in the focused widget, and the conditions for which they hold.
struct FocusedTile: Sendable {
  private(set) var controls: [PlacedControl] = []
  /// The links, column by column.
  private(set) var links: [URL] = []
  /// Whether a page lies behind the widget as a whole.
  private(set) var leads = false
  private var slot: Slot?
  private var content: TileContent?
  /// The layout of the content in which the targets were found.
  private var layout: KeptLayout?

  /// The date until which the targets are where they were found; nil for ever.
  var until: Date? { layout?.until }

  /// All that the hints depend on.
  var summary: [Int] { [controls.count, controls.isEmpty ? links.count : 0, leads ? 1 : 0] }

  init() {}

  private init(
    _ slot: Slot, showing content: TileContent, in context: FrontContext, at date: Date
  ) {
    let presentation = context.presentation.at(date).showing(slot.traits)
    let kept = KeptLayout(of: content, in: slot.frame.size, by: presentation)
    let (targets, leadsSomewhere) = (kept.layout.targets.targets, context.pages.source.leads)
    controls = targets.controls
    links = targets.urls.filter(leadsSomewhere)
    leads = content.url.map(leadsSomewhere) ?? false
    (self.slot, self.content, layout) = (slot, content, kept)
  }

  /// The layout of a slot's content; nil unless it is what was laid out.
  func layout(of content: TileContent?, in slot: Slot) -> KeptLayout? {
    slot.id == self.slot?.id && content == self.content ? layout : nil
  }

  /// Lays out what the slot shows, unless it is what it was.
  mutating func show(
    _ content: TileContent, in slot: Slot, _ context: FrontContext, at date: Date
  ) {
    if holds(for: slot, showing: content, at: date) { return }
    self = FocusedTile(slot, showing: content, in: context, at: date)
  }

  private func holds(for slot: Slot, showing content: TileContent, at date: Date) -> Bool {
    slot.id == self.slot?.id && slot.frame == self.slot?.frame && content == self.content
      && layout?.holds(at: date) == true
  }
}
