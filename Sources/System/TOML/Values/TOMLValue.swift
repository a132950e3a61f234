/// A value and where it begins.
package struct TOMLValue: Hashable, Sendable {
  package indirect enum Content: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case float(Double)
    case boolean(Bool)
    case moment(TOMLMoment)
    case array([TOMLValue])
    case table(TOMLTable)
  }

  package let content: Content
  package let position: TOMLPosition

  package init(_ content: Content, at position: TOMLPosition) {
    (self.content, self.position) = (content, position)
  }
}
