import Pages
import Cast
import Cells
import FoundationEssentials
import Intents
import Layout
import Timelines

/// What can be done about the widget that keys are about, and for what that holds.
struct FocusedTile: Sendable {
  private(set) var controls: [PlacedControl] = []
  /// What its links lead to, column by column.
  private(set) var links: [URL] = []
  /// Whether there is a page behind the widget as a whole.
  private(set) var leads = false
  private var slot: Slot?
  private var content: TileContent?
  private var dates: (since: Date, until: Date?) = (.distantPast, nil)

  /// The hints tell no more than that.
  var summary: [Int] { [controls.count, controls.isEmpty ? links.count : 0, leads ? 1 : 0] }

  init() {}

  init(
    _ slot: Slot, showing content: TileContent, in context: FrontContext, at date: Date
  ) {
    let layout = content.laidOut(in: slot.frame.size, by: context.presentation.at(date))
    let (targets, leadsSomewhere) = (layout.targets.targets, context.pages.source.leads)
    controls = targets.controls
    links = targets.urls.filter(leadsSomewhere)
    leads = content.url.map(leadsSomewhere) ?? false
    (self.slot, self.content, dates) = (slot, content, (date, layout.until))
  }

  /// Texts that count may move the controls.
  func holds(for slot: Slot, showing content: TileContent, at date: Date) -> Bool {
    slot.id == self.slot?.id && slot.frame == self.slot?.frame && content == self.content
      && date >= dates.since && dates.until.map { date < $0 } ?? true
  }
}
