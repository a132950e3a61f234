/// The colours of a text and its background.
struct ColorPair: Hashable, Sendable {
  let foreground: TerminalColor
  let background: TerminalColor
}
