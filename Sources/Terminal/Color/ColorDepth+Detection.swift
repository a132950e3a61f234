package import Cells

extension ColorDepth {
  /// The colour depth of a terminal, from its environment and terminfo entry.
  ///
  /// tmux accepts every colour and reduces it to what its own terminal supports.
  package init(environment: [String: String], entry: TerminfoEntry) {
    let colors = entry[.colors] ?? 0
    let isDirect =
      ["truecolor", "24bit"].contains(environment["COLORTERM"]?.lowercased())
      || entry.hasDirectColor || environment["TMUX"]?.isEmpty == false
    self =
      if environment["NO_COLOR"]?.isEmpty == false || colors < 8 {
        .mono
      } else if isDirect {
        .direct
      } else {
        ColorDepth(ofPalette: colors)
      }
  }

  /// The depth of a terminal with a palette of so many colours.
  init(ofPalette colors: Int) {
    self = colors >= 256 ? .palette256 : colors >= 16 ? .ansi16 : .ansi8
  }

  /// The depth as far as the entry has sequences for its colours.
  func within(_ entry: TerminfoEntry) -> ColorDepth {
    self == .ansi16 && (entry[.colors] ?? 8) < 16 ? .ansi8 : self
  }
}

extension TerminfoEntry {
  fileprivate var hasDirectColor: Bool {
    extendedFlags["RGB"] == true || extendedNumbers["RGB"] != nil || extendedStrings["RGB"] != nil
  }
}
