import FoundationEssentials
import Testing
import Views
import System

struct TextTests {
  private func node(_ text: Text, strings: StringTable = [:]) -> TextNode {
    var environment = EnvironmentValues()
    environment.strings = strings
    guard case .text(let node) = Node(archiving: text, in: environment) else {
      return TextNode(runs: [])
    }
    return node
  }

  @Test func interpolatesValues() {
    #expect(node(Text("\(23)° \("맑음")")).words == "23° 맑음")
    #expect(node(Text("\(7214) 100%")).words == "7,214 100%")
    #expect(node(Text("\(-1234567)")).words == "-1,234,567")
    #expect(node(Text("\(1.5)")).words == "1.500000")
  }

  @Test(arguments: [
    ("%.1f", "2.5"), ("%5.2f", " 2.50"), ("%d", "2"), ("%@", "2.5"), ("%s", "2.5"), ("%n", "2.5"),
    ("%999999f", "2.5"), ("", "2.5"), ("%.0e", "2e+00"), ("%*d", "2.5"), ("%%", "2.5"),
  ])
  func formatsBySpecifier(_ specifier: String, _ text: String) {
    #expect(node(Text("\(2.5, specifier: specifier)")).words == text)
  }

  @Test(arguments: [
    ("%d", "7"), ("%03d", "007"), ("%+lld", "+7"), ("%x", "7"), ("%.1f", "7.0"), ("%s", "7"),
    ("%p", "7"), ("%c", "7"),
  ])
  func formatsWholeNumbersBySpecifier(_ specifier: String, _ text: String) {
    #expect(node(Text("\(7, specifier: specifier)")).words == text)
  }

  @Test func looksUpTheLanguage() {
    let strings: StringTable = [
      "%lld of %lld": "%2$lld개 중 %1$lld개", "Quit": "종료", "odd %@": "100%% %@ %@ %",
    ]
    #expect(node(Text("\(1) of \(3)"), strings: strings).words == "3개 중 1개")
    #expect(node(Text("Quit"), strings: strings).words == "종료")
    #expect(node(Text(verbatim: "Quit"), strings: strings).words == "Quit")
    #expect(node(Text("odd \("x")"), strings: strings).words == "100% x  %")
  }

  @Test func joinsTextsInTheirStyles() {
    let text = node((Text("a").bold() + Text("b") + Text("\(Text("c").italic())d")).font(.caption))
    #expect(text.words == "abcd")
    #expect(text.runs.map(\.style.font.weight) == [.bold, .regular, .regular, .regular])
    #expect(text.runs.map(\.style.isItalic) == [false, false, true, false])
    #expect(text.runs.allSatisfy { $0.style.font.size == 12 })
  }

  private func styles(_ view: some View) -> [TextRunStyle] {
    guard case .text(let node) = Node(archiving: view) else { return [] }
    return node.runs.map(\.style)
  }

  @Test func aLineAndTrackingOfTheSurroundingsHoldForWhatHasNone() {
    let plain = Text("b").underline(false).strikethrough(pattern: .dash, color: .red).tracking(2)
    let parts = styles(
      (Text("a") + plain).kerning(4).underline().strikethrough(false).tracking(1))
    #expect(parts.map(\.isUnderlined) == [true, false])
    #expect(parts.map(\.isStruckThrough) == [false, true])
    #expect(parts.map(\.tracking) == [4, 2])
    let around = styles(AnyView(Text("a")).tracking(.infinity).strikethrough())
    #expect(around.map(\.tracking) == [1e6] && around.map(\.isStruckThrough) == [true])
  }

  @Test func keepsDatesToBeWordedLater() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let text = node(
      Text("\(date, style: .relative) / \(date...date) / \(timerInterval: date...date)"))
    #expect(text.runs.count == 5)
    #expect(text.runs[0].content == .date(date, style: .relative))
    #expect(text.runs[2].content == .interval(from: date, to: date))
  }

  @Test func refersToDates() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let format = SystemFormatStyle.DateReference(to: date, allowedFields: [.minute, .day])
    #expect(format.allowedFields == [.day, .minute])
    let text = node(
      Text(
        "\(Text(.currentDate, format: .reference(to: date, allowedFields: [.day, .minute]))) \(.currentDate, format: .reference(to: date))"
      ))
    #expect(text.runs.map(\.content)[0] == .reference(format))
    #expect(text.runs.map(\.content)[2] == .reference(.reference(to: date)))
  }

  @Test func takesStylesFromItsSurroundings() {
    let view = VStack {
      Text("a").foregroundStyle(.secondary)
    }
    .foregroundStyle(.white).font(.headline).fontWeight(.light).lineLimit(2)
    guard case .stack(let stack) = Node(archiving: view), case .text(let text) = stack.children[0]
    else { return #expect(Bool(false)) }
    #expect(text.lineLimit == 2)
    #expect(text.runs[0].style.font.weight == .light)
    #expect(text.runs[0].style.paint.fill == .color(.white))
    #expect(text.runs[0].style.paint.level == 1)
  }
}
