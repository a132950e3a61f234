/// A request from one process to those that show widgets.
package struct Notice: Identifiable, Hashable, Sendable {
  package typealias ID = Identifier<Notice>

  package enum Matter: Hashable, Sendable {
    /// The data that widgets of a kind show has changed; nil for all kinds.
    case changed(kind: String?)
    /// A widget requests a reload of a kind, within the refresh limit; nil for all kinds.
    case reload(kind: String?)
    /// The widgets on the Home Screen or their settings have changed.
    case board
    /// One of the dashboards should open a link.
    case open(String)
  }

  package let id: ID
  package let matter: Matter
}
