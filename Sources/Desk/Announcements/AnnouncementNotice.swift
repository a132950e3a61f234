import Terminal

/// A title and a text, as they are shown outside the screen: cut, on one line each, and without
/// anything that steers a terminal.
struct AnnouncementNotice: Hashable, Sendable {
  let title: String
  let text: String

  init(_ title: String, _ text: String = "") {
    (self.title, self.text) = (title.told, text.told)
  }

  /// Both as arguments of a program, which would take a dash for an option.
  var arguments: [String] {
    [title, text].map { $0.hasPrefix("-") ? "–" + $0.dropFirst() : $0 }
  }
}
