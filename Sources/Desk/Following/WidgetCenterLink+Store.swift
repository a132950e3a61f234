import Home
import Store
import Timelines

extension WidgetCenterLink {
  /// Creates a link that sends requests through the store to all dashboards, this one included;
  /// directly to this one if the store can't be written.
  init(of instances: [Instance], in store: Store?, postingTo mailbox: Mailbox<Event>) {
    self.init(configurations: instances.map(WidgetInfo.init)) { kind in
      do {
        guard let store else { return mailbox.post(.reloadRequested(kind: kind)) }
        try store.tell(.reload(kind: kind))
      } catch {
        mailbox.post(.reloadRequested(kind: kind))
      }
    }
  }
}
