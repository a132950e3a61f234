import Cells

extension Emulator {
  /// Answers a query; true if it is known, even if this terminal doesn't answer.
  mutating func answered(_ sequence: ControlSequence) -> Bool {
    guard let answer = answer(to: sequence) else { return false }
    reply(answer)
    return true
  }

  private func answer(to sequence: ControlSequence) -> String? {
    switch (sequence.name, sequence.selector(0)) {
    case ("c", 0): "\u{1B}[?62;22c"
    case (">c", 0): "\u{1B}[>1;10;0c"
    case (">q", 0): "\u{1B}P>|\(profile.name)\u{1B}\\"
    case ("n", 5): "\u{1B}[0n"
    case ("n", 6): "\u{1B}[\(cursor.place.y + 1);\(cursor.place.x + 1)R"
    case ("?n", 996): appearanceReport
    case ("?$p", let number): "\u{1B}[?\(number);\(position(ofMode: number))$y"
    default: nil
    }
  }

  private func position(ofMode number: Int) -> Int {
    guard let mode = Mode(number: number) else { return 0 }
    return modes.contains(mode) ? 1 : 2
  }

  var appearanceReport: String { "\u{1B}[?997;\(profile.isDark ? 1 : 2)n" }

  mutating func command(_ text: String) -> Bool {
    let parts = text.split(separator: ";", maxSplits: 1).map(String.init)
    switch (parts.first, parts.dropFirst().first) {
    case ("0", let name), ("2", let name): title = name ?? ""
    case ("1", _): break
    case ("10", "?"): reply(report(10, profile.foreground))
    case ("11", "?"): reply(report(11, profile.background))
    case ("4", _): hasChangedPalette = true
    case ("99", "i=widgetty:p=?;"):
      if profile.tellsNotifications {
        reply("\u{1B}]99;i=widgetty:p=?;a=report:p=title,body,?:o=always\u{1B}\\")
      }
    case ("104", _), ("R", _): hasChangedPalette = false
    case (let kind?, _) where kind.hasPrefix("P"): hasChangedPalette = true
    default: return false
    }
    return true
  }

  /// Answers a request for a capability or a setting, and says what it doesn't tell.
  mutating func string(_ text: String) -> Bool {
    if text.hasPrefix("P+q") {
      let name = text.dropFirst(3)
      let isKnown = profile.tellsDirectColors && name == "524742"
      reply("\u{1B}P" + (isKnown ? "1+r\(name)=38" : "0+r\(name)") + "\u{1B}\\")
      return true
    }
    guard text.hasPrefix("P$q") else { return false }
    reply("\u{1B}P0$r\u{1B}\\")
    return true
  }

  private func report(_ number: Int, _ colour: RGB) -> String {
    let hex = colour.description.dropFirst()
    let parts = [hex.prefix(2), hex.dropFirst(2).prefix(2), hex.suffix(2)].map { "\($0)\($0)" }
    return "\u{1B}]\(number);rgb:\(parts.joined(separator: "/"))\u{1B}\\"
  }

  mutating func reply(_ answer: String) {
    if profile.answers { replies += Array(answer.utf8) }
  }
}
