import Home
import Store
import Timelines

extension WidgetCenterLink {
  /// What is wanted of it comes back to this dashboard, as to all others, by way of the store, as
  /// long as there is one that can be written.
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
