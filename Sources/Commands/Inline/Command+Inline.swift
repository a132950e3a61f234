package import Desk

extension Command {
  /// The inline command, which prints a line for other programs.
  package static let inline = Command(
    name: "inline", isPrompt: true, chapters: [HelpSection.inlineFields, HelpSection.statusBars],
    actions: InlineSubject.all.map(\.action))
}

extension HelpSection {
  /// The fields of each line.
  static let inlineFields: Chapter = { strings in
    HelpSection(
      title: strings.text("manual.inline.fields"),
      entries: [Entry(term: "text class", text: strings.text("inline.fields"))]
        + InlineSubject.all.map { subject in
          Entry(
            term: "\(subject.name): \(subject.fields.joined(separator: " "))",
            text: strings.text("inline.fields.\(subject.name)"))
        })
  }

  /// What to write into the files of status bars.
  static let statusBars: Chapter = { strings in
    HelpSection(
      title: strings.text("manual.status-bars"),
      entries: [
        Entry(term: "waybar", text: strings.text("status-bar.waybar")),
        Entry(
          term:
            #""custom/dday": {"exec": "widgetty inline dday --json --follow", "return-type": "json"}"#
        ),
        Entry(term: "polybar", text: strings.text("status-bar.polybar")),
        Entry(term: "[module/weather]"),
        Entry(term: "type = custom/script"),
        Entry(term: "exec = widgetty inline weather seoul --follow"),
        Entry(term: "tail = true"),
        Entry(term: "tmux", text: strings.text("status-bar.tmux")),
        Entry(term: "set -g status-right '#(widgetty inline todo --follow)'"),
      ])
  }
}
