import Boards
import Cells
import Foundation
import Home
import HomeTesting
import Pages
import Kit
import Testing
import Timelines

/// Checks that the Lock Screen tells nobody what is private.
struct LockSecretTests {
  private static let widgets: [BoardSheet.Widget] = [
    ("dday", .accessoryInline, [:]), ("dday", .accessoryRectangular, [:]),
    ("dday", .accessoryCircular, [:]), ("reminders", .accessoryRectangular, [:]),
    ("caffeine", .accessoryRectangular, [:]), ("steps", .accessoryRectangular, [:]),
    ("reminders", .accessoryCircular, [:]),
  ]

  private static let secrets = ["결혼기념일", "D-34", "관리비", "260 mg", "4,000"]

  /// How many keys and clicks; more in `make deep ONLY=fuzz`.
  private static let rounds =
    ProcessInfo.processInfo.environment["FUZZ_ROUNDS"] == nil ? 700 : 10_000

  /// Whatever is typed or clicked, nothing is performed, and nothing private is in any frame.
  @Test(arguments: 1...4) func keepsItsSecrets(seed: Int) async throws {
    var sheet = try BoardSheet(.lock, showing: Self.widgets)
    var home = try await sheet.home((100, 28))
    var random = SplitMix(seed: UInt64(seed))
    for number in 0..<Self.rounds {
      let event = Event.input(.random(on: Size(width: 100, height: 28), by: &random))
      let effects = home.handle(event, at: ContactSheet.date)
      let harms = effects.filter { !$0.isHarmless }
      #expect(harms.isEmpty, "\(event)")
      let text = home.text(at: ContactSheet.date)
      let told = Self.secrets.filter(text.contains)
      #expect(told == [], "\(event), number \(number)")
    }
    for key in [Key(.escape), Key(.escape), Key("e")] {
      _ = home.handle(.input(.key(key)), at: ContactSheet.date)
    }
    let open = home.text(at: ContactSheet.date)
    let untold = Self.secrets.filter { !open.contains($0) }
    #expect(untold == [], "\(open)")
  }

  @Test func tellsThemIfTheUserWishes() async throws {
    var sheet = try BoardSheet(.lock, showing: Self.widgets)
    sheet.showsPrivateContent = true
    var home = try await sheet.home((100, 28))
    let text = home.text(at: ContactSheet.date)
    let untold = Self.secrets.filter { !text.contains($0) }
    #expect(untold == [], "\(text)")
    let effects = home.handle(.input(.key(Key("1"))), at: ContactSheet.date)
    #expect(effects.filter { !$0.isHarmless }.isEmpty)
  }
}

extension Input {
  /// A key that neither unlocks the screen nor leaves the program, or something with the mouse above the
  /// row of keys.
  fileprivate static func random(on size: Size, by random: inout SplitMix) -> Input {
    guard Bool.random(using: &random) else {
      return .key(keys.randomElement(using: &random) ?? Key(" "))
    }
    let actions: [Mouse.Action] = [
      .press(.left), .release(.left), .press(.left), .release(.left), .hold(.left), .scroll(.up),
      .scroll(.down), .move(nil),
    ]
    let place = Point(
      x: Int.random(in: 0..<size.width, using: &random),
      y: Int.random(in: 0..<size.height - 1, using: &random))
    return .mouse(Mouse(actions.randomElement(using: &random) ?? .move(nil), at: place))
  }

  private static let keys: [Key] =
    (33..<127).map { Character(UnicodeScalar($0)) }.filter { !"uesqUSQ".contains($0) }
    .map { Key($0) } + "ㅁㅠㅊㅇㄹㅎㅗㅣㅏㅡㅜㅐㅔㄱㅅㅍㅈㅌㅛㅋㅒㅖㄲㅆ".map { Key($0) }
    + [
      Key(.left), Key(.right), Key(.up), Key(.down), Key(.tab), Key(.enter), Key(.escape),
      Key(.home), Key(.end), Key(.pageUp), Key(.pageDown), Key(" "), Key(.enter), Key("1"),
    ]
}

extension Effect {
  fileprivate var isHarmless: Bool {
    switch self {
    case .keep, .repaint: true
    default: false
    }
  }
}
