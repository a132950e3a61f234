import Home
import Store
import Timelines

/// A request for one of the running dashboards to bring a widget to the front.
struct OpenRequest: Hashable, Sendable {
  let notice: Notice.ID
  let widget: Instance.ID

  /// Fails if the notice names no widget on the Home Screen.
  init?(_ notice: Notice, among instances: [Instance]) {
    guard case .open(let link) = notice.matter, let widget = WidgetLink(link)?.widget,
      instances.contains(where: { $0.id == widget })
    else { return nil }
    (self.notice, self.widget) = (notice.id, widget)
  }

  /// Claims the opening; nil if another process was faster.
  func claimed(in store: Store) -> Event? {
    guard !store.isLost else { return nil }
    let isOurs = try? store.change { try $0.claim(notice) }
    return isOurs == true ? .opened(widget) : nil
  }
}
