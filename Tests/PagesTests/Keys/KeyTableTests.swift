import Cells
import Kit
import Testing

@testable import Pages

struct KeyTableTests {
  private func key(_ text: String) throws -> Key { try Key(written: text) }

  private func table(_ keys: [String: [String]]) throws -> KeyTable {
    try KeyTable(rebinding: keys.mapValues { try $0.map(key) })
  }

  private func faults(_ keys: [String: [String]]) -> [KeyFault] {
    do { _ = try table(keys) } catch {
      return (error as? KeyFaults)?.all ?? (error as? KeyFault).map { [$0] } ?? []
    }
    return []
  }

  private func fault(_ keys: [String: [String]]) -> KeyFault? { faults(keys).first }

  @Test func isTheUsualOneWithoutAnyKeysOfOnesOwn() throws {
    let table = try table([:])
    #expect(table == .usual && table.shortcuts == Shortcut.all)
    for place in KeyScope.allCases {
      #expect(table.at(place).shortcuts == FrontKeys(at: place).shortcuts)
    }
  }

  @Test func givesACommandOtherKeysInPlaceOfItsOwn() throws {
    let table = try table(["lock": ["f9"], "reload": ["f5", "r"]])
    let home = table.at(.home)
    #expect(home.command(for: Key(.function(9))) == .lock(true))
    #expect(home.command(for: Key("Q")) == nil && home.command(for: Key("ㅃ")) == nil)
    #expect(home.command(for: Key(.function(5))) == .reload)
    #expect(home.command(for: Key("ㄱ")) == .reload)
    #expect(home.label(of: .reload)?.text == "F5" && home.label(of: .lock(true))?.text == "F9")
    let shown = home.shortcuts.filter { !$0.bindings(at: .home).isEmpty }.map(\.label.text)
    #expect(shown.contains("F5 r") && shown.contains("F9") && !shown.contains("Q"))
    #expect(table.at(.weather).command(for: Key(.function(5))) == .reload)
  }

  @Test func takesEveryKeyFromACommandThatIsToHaveNone() throws {
    let home = try table(["mode": []]).at(.home)
    #expect(home.command(for: Key("m")) == nil && home.label(of: .turn(.mode)) == nil)
    #expect(!home.shortcuts.contains { $0.aspect == .mode })
    #expect(home.offered.contains(.turn(.mode)))
  }

  /// `=` makes text larger as well, which nobody is told.
  @Test func letsAKeyGoThatOnlyWorksAsWell() throws {
    let home = try table(["night": ["="]]).at(.home)
    #expect(home.command(for: Key("=")) == .turn(.night))
    #expect(home.command(for: Key("+")) == .enlargeType(1))
    #expect(try table(["night": ["f"], "recede": ["n"]]).at(.home).command(for: Key("F")) == nil)
  }

  @Test func readsAKeyBehindAJamoWhoseCapitalIsBound() throws {
    let home = try table(["lock": ["L"]]).at(.home)
    #expect(
      home.command(for: Key("ㅣ")) == .lock(true) && home.command(for: Key("L")) == .lock(true))
    #expect(home.command(for: Key("l")) == nil && home.command(for: Key("h")) == .move(.left))
    #expect(
      try table(["mode": ["ㄸ"], "edit-widget": ["ㅡ"]]).at(.home).command(for: Key("E"))
        == .turn(.mode))
  }

  @Test func refusesWhatWouldHaveTwoMeaningsAndNamesBoth() {
    #expect(fault(["lock": ["m"]]) == .taken(Key("m"), by: ["lock", "mode"]))
    #expect(fault(["lock": ["ㅡ"]]) == .taken(Key("m"), by: ["lock", "mode"]))
    #expect(
      fault(["lock": ["f9"], "night": ["f9"]])?.commands.sorted() == ["lock", "night"])
    #expect(
      faults(["lock": ["m"], "night": ["r"], "nights": ["x"], "help": []]) == [
        .unknownCommand("nights"), .needed("help"),
        .taken(Key("r"), by: ["night", "reload"]), .taken(Key("m"), by: ["lock", "mode"]),
      ])
    // Shift changes the jamo of these.
    #expect(fault(["lock": ["Q"]]) == nil && fault(["lock": ["W"]]) == nil)
    // They are never valid at the same place.
    #expect(fault(["page-behind": ["s"]]) == nil)
  }

  /// A Hangul keyboard can't tell some keys apart, which is no reason to refuse them.
  @Test func tellsOfKeysThatHaveOneJamo() throws {
    let table = try table(["up": ["up", "k"], "keep": ["K"]])
    #expect(table.notes == [.apartByShift([Key("k"), Key("K")], ["up", "keep"])])
    #expect(table.at(.home).command(for: Key("K")) == .keep)
    #expect(table.at(.home).command(for: Key("k")) == .move(.up))
    #expect(table.at(.home).command(for: Key("ㅏ")) == .move(.up))
    #expect(KeyTable.usual.notes.isEmpty)
  }

  @Test func keepsTheCommandsWithoutWhichOneIsStuck() {
    for name in ["help", "leave", "quit", "unlock"] { #expect(fault([name: []]) == .needed(name)) }
    #expect(fault(["help": ["h"], "home": []]) == .typed("help"))
    #expect(fault(["save": ["w"]]) == .typed("save"))
    #expect(fault(["leave": ["f2"], "quit": ["x"], "remove": ["delete"]]) == nil)
  }

  /// A letter moves on, save where it is typed.
  @Test func letsTextBeTyped() throws {
    let table = try table(["down": ["down", "j"], "up": ["up", "k"], "keep": []])
    #expect(table.at(.home).command(for: Key("j")) == .move(.down))
    #expect(table.at(.text).command(for: Key("j")) == nil)
    #expect(table.at(.text).command(for: Key(.down)) == .move(.down))
  }

  @Test func refusesWhatThereIsNot() {
    #expect(fault(["lokc": ["x"]]) == .unknownCommand("lokc"))
    for text in [
      "", "xy", "f21", "f0", "f05", "ctrl-", "alt-x", "ctrl-ctrl-x", "shift-1", "\u{7}",
      "shift-enter", "구", "ㅘ", "ctrl-구",
    ] {
      #expect(fault(["lock": [text]]) == .unknownKey(text), "\(text)")
    }
    #expect(fault(["lock": ["ctrl-i"]]) == .sameAs("ctrl-i", Key(.tab)))
    #expect(fault(["lock": ["^M"]]) == .sameAs("^M", Key(.enter)))
  }

  @Test(
    arguments: [
      ("x", Key("x")), ("X", Key("X")), ("ㅌ", Key("x")), ("ㄲ", Key("R")), ("ｘ", Key("x")),
      ("ctrl-n", Key("n", .control)), ("Ctrl-N", Key("n", .control)), ("^n", Key("n", .control)),
      ("ctrl-ㅜ", Key("n", .control)), ("^", Key("^")), ("-", Key("-")), ("f5", Key(.function(5))),
      ("F12", Key(.function(12))), ("enter", Key(.enter)), ("Return", Key(.enter)),
      ("space", Key(" ")), ("pgup", Key(.pageUp)), ("PageDown", Key(.pageDown)),
      ("shift-tab", Key(.tab, .shift)), ("shift-a", Key("A")), ("alt-up", Key(.up, .alt)),
      ("ctrl-shift-left", Key(.left, [.control, .shift])), ("esc", Key(.escape)),
    ] as [(String, Key)])
  func readsKeysAsPeopleWriteThem(text: String, key: Key) throws {
    #expect(try Key(written: text) == key)
    #expect(try Key(written: key.written) == key)
  }
}
