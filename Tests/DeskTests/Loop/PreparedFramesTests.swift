import Almanac
import Assets
import Cast
import Cells
import FoundationEssentials
import Home
import HomeTesting
import Kit
import Layout
import Testing
import Timelines
import Views

@testable import Desk

/// Checks that frames that were worked out before they were due look as if they hadn't been.
struct PreparedFramesTests {
  private static let start = Date(timeIntervalSince1970: 1_795_221_660)
  private static let size = Size(width: 80, height: 24)

  private struct TimerSample: View {
    let span: ClosedRange<Date>

    var body: some View {
      VStack {
        Text(timerInterval: span, countsDown: true).font(.title)
        Text(span.upperBound, style: .relative)
        ProgressView(timerInterval: span)
      }
      .containerBackground(.blue.gradient, for: .widget)
    }
  }

  private static let timer = WidgetKind(
    id: "timer", name: "타이머", families: WidgetFamily.allCases,
    placeholder: { Face(archiving: EmptyView(), in: $1) },
    timeline: { _, context in
      Reel(Timeline(entries: [Entry(date: context.date)], policy: .never)) { entry, environment in
        Face(archiving: TimerSample(span: entry.date - 456...entry.date + 1044), in: environment)
      }
    })

  private struct Entry: TimelineEntry {
    let date: Date
  }

  private static func home() async throws -> Home {
    let strings = Asset.koreanStrings.strings
    let dates = DateWriter(
      wording: try Wording(table: strings), zone: try Zone(posix: "KST-9"), hourCycle: .twentyFour)
    let presentation = Presentation(
      surroundings: Surroundings(
        date: start, dates: dates, symbols: SymbolIndex(), glyphs: .sextant),
      look: Look(
        appearance: .dark, depth: .direct, names: try NamedColors(parsing: Asset.colors.text)),
      strings: strings)
    var home = Home(
      size: size,
      device: try #require(DeviceTable(parsing: Asset.devices.text)["430x932"]),
      presentation: presentation, kinds: [timer],
      instances: [WidgetFamily.systemSmall, .systemMedium].enumerated().map {
        Instance(id: Instance.ID($0), kind: "timer", family: $1)
      }, at: start)
    for effect in home.advance(to: start) {
      guard case .ask(let question) = effect else { continue }
      let answer = TimelineAnswer(to: question.request, .reel(try await question.reel()))
      _ = home.handle(.answered(answer), at: start)
    }
    return home
  }

  /// A screen that compares only the areas that were painted.
  private struct ComparedScreen {
    var canvas = Canvas(size: size)

    mutating func show(_ frame: Canvas, painted: [Rect]? = nil) {
      canvas.apply(frame.damage(since: canvas, within: painted))
    }
  }

  @Test(arguments: 0..<6)
  func eachSecondLooksAsIfNothingWerePrepared(seed: UInt64) async throws {
    var (random, outlook) = (SplitMix(seed: seed), Outlook())
    var home = try await Self.home()
    var (pictures, screen, shown) = (Pictures(), ComparedScreen(), 0)
    var frame = home.frame(at: Self.start, reusing: &pictures)
    screen.show(frame.canvas)
    var prepared: PreparedFrames?
    var coming = Pictures()
    var canvases: ArraySlice<Canvas> = []
    for second in 1..<300 {
      let date = Self.start + Double(second) + .random(in: 0..<0.9, using: &random)
      let isDisturbed = Int.random(in: 0..<40, using: &random) == 0
      if !isDisturbed, let passed = prepared?.pass(to: date) {
        shown += passed.count
        for _ in passed { screen.canvas = canvases.removeFirst() }
        if prepared?.next == nil { (pictures, prepared) = (coming, nil) }
      } else {
        if isDisturbed, let key = Self.keys.randomElement(using: &random) {
          _ = home.handle(.input(.key(Key(key))), at: date, seen: frame.hits)
        }
        _ = home.advance(to: date)
        frame = home.frame(at: date, reusing: &pictures)
        screen.show(frame.canvas, painted: frame.painted + (prepared?.painted ?? []))
        (prepared, canvases, coming) = (PreparedFrames(), [], pictures)
        var (ahead, next) = (screen, frame.until)
        for _ in 0..<outlook.reach(isDisturbed: isDisturbed) {
          guard let date = next, let frame = prepared?.frame(of: home, at: date, reusing: &coming)
          else { break }
          ahead.show(frame.canvas, painted: frame.painted)
          canvases.append(ahead.canvas)
          next = frame.until
        }
        if prepared?.next == nil { prepared = nil }
      }
      var fresh = Pictures()
      try #require(
        screen.canvas == home.frame(at: date, reusing: &fresh).canvas, "\(second), \(isDisturbed)")
    }
    #expect(shown > 50)
  }

  private static let keys: [Key.Code] = [.right, .left, .enter, .escape]

  @Test func theOutlookWidensUntilSomethingHappens() {
    var outlook = Outlook()
    var reaches: [Int] = []
    for number in 0..<8 { reaches.append(outlook.reach(isDisturbed: [0, 6].contains(number))) }
    #expect(reaches == [0, 4, 16, 64, 64, 64, 0, 4])
  }
}
