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
  private var dates: (since: Date, until: Date?) = (.distantPast, nil)

  /// All that the hints depend on.
  var summary: [Int] { [controls.count, controls.isEmpty ? links.count : 0, leads ? 1 : 0] }

  init() {}

  private init(
    _ slot: Slot, showing content: TileContent, in context: FrontContext, at date: Date
  ) {
    let layout = content.laidOut(in: slot.frame.size, by: context.presentation.at(date))
    let (targets, leadsSomewhere) = (layout.targets.targets, context.pages.source.leads)
    controls = targets.controls
    links = targets.urls.filter(leadsSomewhere)
    leads = content.url.map(leadsSomewhere) ?? false
    (self.slot, self.content, dates) = (slot, content, (date, layout.until))
  }

  /// Lays out what the slot shows, unless it is what it was. An equal content takes its place, for a
  /// widget's content is too large to be kept twice.
  mutating func show(
    _ content: TileContent, in slot: Slot, _ context: FrontContext, at date: Date
  ) {
    if holds(for: slot, showing: content, at: date) {
      self.content = content
    } else {
      self = FocusedTile(slot, showing: content, in: context, at: date)
    }
  }

  /// Running timers and dates may move the controls.
  private func holds(for slot: Slot, showing content: TileContent, at date: Date) -> Bool {
    slot.id == self.slot?.id && slot.frame == self.slot?.frame && content == self.content
      && date >= dates.since && dates.until.map { date < $0 } ?? true
  }
}
