package import Desk

extension Command {
  /// The inline command, which prints a line for other programs.
  package static let inline = Command(
    name: "inline", isPrompt: true, chapters: [HelpSection.inlineFields, HelpSection.statusBars],
    actions: InlineSubject.all.map(\.action))
}
