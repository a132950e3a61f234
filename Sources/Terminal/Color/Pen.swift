import Cells

/// The style in which a terminal draws the next character.
struct Pen: Hashable, Sendable {
  var foreground = TerminalColor.own
  var background = TerminalColor.own
  var attributes = Attributes()

  static let plain = Pen()
}

extension Pen: CustomStringConvertible {
  var description: String {
    let colours = "\(foreground) on \(background)"
    return attributes.isEmpty ? colours : "\(colours) \(attributes)"
  }
}
