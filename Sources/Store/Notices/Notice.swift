/// What one process asks of those that show widgets.
package struct Notice: Identifiable, Hashable, Sendable {
  package typealias ID = Identifier<Notice>

  package enum Matter: Hashable, Sendable {
    /// Something has changed that the widgets of a kind show, or all of them.
    case changed(kind: String?)
    /// A widget wants those of a kind asked again, or all, as far as their budget goes.
    case reload(kind: String?)
    /// Other widgets stand on the board, or something else is set about them.
    case board
    /// One of those that show widgets is to open a link.
    case open(String)
  }

  package let id: ID
  package let matter: Matter
}
