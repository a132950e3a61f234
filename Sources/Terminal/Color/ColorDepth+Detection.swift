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
        colors >= 256 ? .palette256 : .ansi16
      }
  }
}

extension TerminfoEntry {
  fileprivate var hasDirectColor: Bool {
    extendedFlags["RGB"] == true || extendedNumbers["RGB"] != nil || extendedStrings["RGB"] != nil
  }
}
