import Home
import Store
import Timelines

/// That one of those that show widgets is to bring one of them to the front.
struct Opening: Hashable, Sendable {
  let notice: Notice.ID
  let widget: Instance.ID

  /// Nil for what is about no widget that stands on the board.
  init?(_ notice: Notice, among instances: [Instance]) {
    guard case .open(let link) = notice.matter, let widget = WidgetLink(link)?.widget,
      instances.contains(where: { $0.id == widget })
    else { return nil }
    (self.notice, self.widget) = (notice.id, widget)
  }

  /// Nil if another one was faster.
  func claimed(in store: Store) -> Event? {
    guard !store.isLost else { return nil }
    let isOurs = try? store.change { try $0.claim(notice) }
    return isOurs == true ? .opened(widget) : nil
  }
}
