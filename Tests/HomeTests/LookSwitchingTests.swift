import Cells
import FoundationEssentials
import Home
import HomeTesting
import Pages
import Kit
import Layout
import Testing
import Timelines
import Views

struct LookSwitchingTests {
  /// A Home Screen with two small tiles: a text, and the mode in which it was archived.
  private func home(
    _ preferences: Preferences = Preferences(), depth: ColorDepth = .direct,
    archived: @escaping @Sendable (EnvironmentValues) -> Void = { _ in }
  ) async throws -> SeenHome {
    var presentation = try Presentation.test(depth: depth)
    presentation.preferences = preferences
    let reporting = WidgetKind(
      id: "reporting", name: "", families: [.systemSmall],
      placeholder: { _, environment in
        archived(environment)
        return Face(archiving: Text("?"), in: environment)
      },
      timeline: { _, _ in throw TimelineFault.noEntries })
    return try await .test(
      80, 24, showing: Sample.instances([("reporting", .systemSmall), ("days", .systemSmall)]),
      kinds: Sample.kinds + [reporting], presentation: presentation)
  }

  @Test func showsAFamilyInNoModeThatItDoesNotHave() async throws {
    let kind = WidgetKind(
      id: "mode", name: "", families: WidgetFamily.allCases,
      placeholder: { _, environment in Face(archiving: ModeView(), in: environment) },
      timeline: { _, _ in throw TimelineFault.noEntries })
    var home = try await SeenHome.test(
      80, 24, showing: Sample.instances([("mode", .accessoryCircular), ("mode", .systemSmall)]),
      kinds: [kind])
    #expect(home.text().contains("vibrant") && home.text().contains("fullColor"))
    home.press(Key("m"))
    #expect(!home.text().contains("vibrant") && home.text().contains("accented"))
    home.press(Key("m"))
    #expect(home.text().contains("vibrant") && !home.text().contains("accented"))
  }

  @Test(arguments: ["m", "n", "d", "O", "c"] as [Character])
  func showsAnotherPictureAndAsksNobody(key: Character) async throws {
    var home = try await SeenHome.test(120, 40)
    if key == "d" { home.press(Key("d")) }
    let before = home.canvas(at: .test)
    let effects = home.handle(.input(.key(Key(key))), at: .test)
    #expect(effects.count == 1 && effects.allSatisfy { $0.kept != nil })
    #expect(home.advance(to: .test).isEmpty)
    let after = home.canvas(at: .test)
    let board = Rect(x: 2, y: 2, width: 80, height: 20)
    #expect(after.cropped(to: board) != before.cropped(to: board))
  }

  @Test(arguments: [("m", 3), ("n", 2), ("d", 3), ("O", 2), ("F", 2)] as [(Character, Int)])
  func comesBackAfterAllOthers(key: Character, count: Int) async throws {
    var home = try await SeenHome.test(80, 24)
    let first = home.canvas(at: .test)
    for _ in 0..<count { home.press(Key(key)) }
    home.press(Key(.escape))
    #expect(home.canvas(at: .test) == first)
  }

  @Test func showsTheAccentBeforeItChangesIt() async throws {
    var home = try await SeenHome.test(80, 24)
    let kept = home.handle(.input(.key(Key("c"))), at: .test).compactMap(\.kept)
    #expect(kept.first?.mode == .accented && kept.first?.accent == .amber)
    var seen: Set<Canvas> = [home.canvas(at: .test)]
    for _ in 1..<Accent.palette.count {
      home.press(Key("c"))
      seen.insert(home.canvas(at: .test))
    }
    #expect(seen.count == Accent.palette.count)
    home.press(Key("c"))
    let again = home.canvas(at: .test)
    #expect(seen.contains(again), "\(again)")
  }

  @Test func archivesOnlyWhereSomethingElseIsTold() async throws {
    let count = Tally()
    var home = try await home(archived: { _ in count.add() })
    _ = home.canvas(at: .test)
    let before = count.value
    home.press(Key("F"), Key("F"))
    _ = home.canvas(at: .test)
    home.press(Key("n"))
    _ = home.canvas(at: .test)
    #expect(count.value == before)
    home.press(Key("m"))
    _ = home.canvas(at: .test)
    #expect(count.value == before + 1)
  }

  @Test func stepsBackWhileNobodyLooks() async throws {
    var home = try await SeenHome.test(80, 24)
    let plain = home.canvas(at: .test)
    func turn(away isAway: Bool) {
      #expect(home.handle(.attentionChanged(isAway: isAway), at: .test).isEmpty)
    }
    turn(away: true)
    #expect(home.canvas(at: .test) == plain)
    turn(away: false)
    home.press(Key("F"), Key(.escape))
    #expect(home.canvas(at: .test) == plain)
    turn(away: true)
    let away = home.canvas(at: .test)
    var vibrant = try await SeenHome.test(80, 24)
    vibrant.press(Key("m"), Key("m"))
    let tile = Rect(x: 4, y: 2, width: 60, height: 18)
    #expect(away.cropped(to: tile) == vibrant.canvas(at: .test).cropped(to: tile))
    #expect(away.cropped(to: tile) != plain.cropped(to: tile))
    turn(away: false)
    #expect(home.canvas(at: .test) == plain)
  }

  @Test func followsTheTerminalUnlessItIsChosen() async throws {
    var home = try await SeenHome.test(80, 24)
    let dark = home.canvas(at: .test)
    _ = home.handle(.appearanceChanged(.light), at: .test)
    let light = home.canvas(at: .test)
    #expect(light != dark)
    home.press(Key("d"))
    let chosen = Rect(x: 0, y: 1, width: 80, height: 23)
    #expect(home.canvas(at: .test).cropped(to: chosen) == dark.cropped(to: chosen))
    _ = home.handle(.appearanceChanged(.dark), at: .test)
    home.press(Key("d"))
    #expect(home.canvas(at: .test).cropped(to: chosen) == light.cropped(to: chosen))
  }

  @Test func movesNothingInLittleLight() async throws {
    var home = try await SeenHome.test(80, 24)
    home.press(Key("O"))
    _ = home.canvas(at: .test, now: .zero)
    _ = home.canvas(at: .test.addingTimeInterval(86_400), now: .seconds(1))
    #expect(home.nextFrame == nil)
  }

  @Test func saysWhatIsOnWithoutColors() async throws {
    var home = try await home(depth: .mono)
    for words in ["9:41 ", "◐ 단색 · 틴트", "◐ 단색 · 모노톤", "9:41 "] {
      #expect(home.canvas(at: .test).text(ofRow: 0).contains(words))
      home.press(Key("m"))
    }
  }

  @Test func saysWhatIsOnWhereThereIsHardlyAnyRoom() async throws {
    var home = try await SeenHome.test(30, 10)
    func row() -> String { home.canvas(at: .test).text(ofRow: 9) }
    #expect(!row().contains("◐"))
    home.press(Key("n"), Key(.escape))
    #expect(row().contains("9:41  ◐ 야간") && row().contains("도움말"))
    home.press(Key("m"), Key("m"), Key("O"), Key("d"))
    #expect(row().contains("9:41  ◐ ") && !row().contains("…"))
  }

  @Test func saysWhatIsShownWhileNobodyLooks() async throws {
    var home = try await SeenHome.test(80, 24)
    home.press(Key("F"), Key(.escape))
    _ = home.canvas(at: .test)
    _ = home.handle(.attentionChanged(isAway: true), at: .test)
    #expect(home.canvas(at: .test).text(ofRow: 0).contains("◐ 모노톤"))
    _ = home.handle(.attentionChanged(isAway: false), at: .test)
    #expect(home.canvas(at: .test).text(ofRow: 0).contains("↻ 9:41"))
  }

  @Test(arguments: [(80, 24), (30, 10)])
  func saysOnceThatNothingIsKept(width: Int, height: Int) async throws {
    var home = try await SeenHome.test(width, height)
    for savingFault in SavingFault.allCases {
      home.press(Key("n"))
      _ = home.handle(.saved(savingFault), at: .test)
      #expect(home.text().contains("▲ 저장 안 됨"))
      home.press(Key(.right))
      #expect(!home.text().contains("저장 안 됨"))
    }
  }

  @Test func takesOverWhatAnotherDashboardHasChanged() async throws {
    var home = try await SeenHome.test(80, 24)
    let effects = home.handle(.preferencesChanged([.night: "on", .typeSize: "AX1"]), at: .test)
    #expect(home.text().contains("◐ 야간"))
    // What others have saved isn't saved again.
    #expect(!effects.contains { if case .keep = $0 { true } else { false } })
    _ = home.handle(.preferencesChanged([.night: "off"]), at: .test)
    #expect(!home.text().contains("◐ 야간"))
  }

  @Test(arguments: [
    (SavingFault.noFolder, "폴더 없음"), (.noPermission, "권한 없음"), (.noSpace, "공간 없음"),
    (.readOnly, "읽기 전용"),
  ])
  func saysWhyNothingIsKept(savingFault: SavingFault, words: String) async throws {
    var home = try await SeenHome.test(80, 24)
    _ = home.handle(.saved(savingFault), at: .test)
    #expect(home.text().contains("▲ 저장 안 됨: \(words)"))
  }

  /// Without colours, all modes look alike.
  @Test func offersModesOnlyWhereTheyCanBeSeen() async throws {
    for (depth, isOffered) in [(ColorDepth.mono, false), (.ansi16, true)] {
      var home = try await SeenHome.test(120, 40, presentation: .test(depth: depth))
      let row = home.canvas(at: .test).text(ofRow: 39)
      #expect(row.contains("m 모드") == isOffered && row.contains("n 야간") == isOffered)
      #expect(row.contains("? 도움말"))
    }
  }

  @Test(arguments: [
    ("", "↻ 9:41"), ("m", "◐ 틴트"), ("mm", "◐ 모노톤"), ("n", "◐ 야간"), ("O", "◐ 상시표시"),
    ("mnd", "◐ 틴트 · 야간 · 다크"),
  ])
  func saysWhatIsOn(keys: String, words: String) async throws {
    var home = try await SeenHome.test(80, 24)
    for key in keys { home.press(Key(key)) }
    let row = home.canvas(at: .test).text(ofRow: 0)
    #expect(row.contains(words), "\(row)")
    #expect(row.contains("◐") == !keys.isEmpty && row.contains("↻") == keys.isEmpty, "\(row)")
    home.press(Key("?"))
    let line = home.text().split(separator: "\n").first { $0.contains("n           야간") }
    #expect(line?.contains(keys.contains("n") ? "켬" : "끔") == true)
  }
}

extension Effect {
  fileprivate var kept: Preferences? { if case .keep(let kept) = self { kept } else { nil } }
}

/// Shows the mode in which it is archived.
private struct ModeView: View {
  @Environment(\.widgetRenderingMode) private var mode

  var body: some View { Text(verbatim: "\(mode)").unredacted() }
}
