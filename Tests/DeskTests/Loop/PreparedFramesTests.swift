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

  /// What is shown of a home, compared only in the areas that were painted.
  private struct Shown {
    private(set) var canvas = Canvas(size: size)
    private(set) var hits = Hits()
    private(set) var preparedCount = 0
    private var pictures = Pictures()
    private var (prepared, canvases): (PreparedFrames?, ArraySlice<Canvas>) = (nil, [])

    mutating func show(_ home: Home, at date: Date, preparing count: Int) {
      let frame = home.frame(at: date, reusing: &pictures)
      let undone = (canvases.last ?? canvas).damage(since: canvas).spans.map(\.area)
      canvas.apply(frame.canvas.damage(since: canvas, within: frame.painted + undone))
      hits = frame.hits
      (prepared, canvases) = (PreparedFrames(after: date), [])
      var (ahead, next) = (canvas, frame.until)
      for _ in 0..<count {
        guard let date = next, home.isCalm(upTo: date),
          let frame = prepared?.frame(of: home, at: date, reusing: &pictures)
        else { break }
        ahead.apply(frame.canvas.damage(since: ahead, within: frame.painted))
        canvases.append(ahead)
        next = frame.until
      }
      if prepared?.next == nil { prepared = nil }
    }

    /// Returns false if what was prepared isn't enough.
    mutating func pass(to date: Date) -> Bool {
      guard let passed = prepared?.pass(to: date) else { return false }
      for _ in passed { canvas = canvases.removeFirst() }
      preparedCount += passed.count
      if prepared?.next == nil { prepared = nil }
      return true
    }

    mutating func rest() { pictures.rest() }
  }

  @Test(arguments: 0..<6)
  func eachSecondLooksAsIfNothingWerePrepared(seed: UInt64) async throws {
    var (random, outlook, shown) = (SplitMix(seed: seed), Outlook(), Shown())
    var home = try await Self.home()
    var (start, disturbances, shownDate) = (Self.start, 0, Date?.none)
    for second in 0..<300 {
      let isDisturbed = second == 0 || Int.random(in: 0..<40, using: &random) == 0
      let setsClock = isDisturbed && second > 60 && Bool.random(using: &random)
      if setsClock { start -= .random(in: 1...45, using: &random) }
      let date = start + Double(second) + .random(in: 0..<0.9, using: &random)
      if setsClock { shown.rest() }
      let event = setsClock ? Event.clockChanged : .input(.key(Self.keys[disturbances % 4]))
      if isDisturbed {
        disturbances += 1
        if let shownDate, !setsClock { _ = home.advance(to: shownDate) }
        _ = home.handle(event, at: date, seen: shown.hits)
      }
      if !isDisturbed, shown.pass(to: date) {
        shownDate = date
      } else {
        shownDate = nil
        _ = home.advance(to: date)
        let reach = outlook.reach(isDisturbed: isDisturbed, nextAfter: .seconds(1))
        shown.show(home, at: date, preparing: reach)
      }
      var fresh = Pictures()
      let frame = home.frame(at: date, reusing: &fresh)
      try #require(shown.canvas == frame.canvas, "\(second), \(isDisturbed)")
    }
    #expect(shown.preparedCount > 50)
  }

  @Test func aKeyAtThePlaceOfAPreparedFrameSeesWhatIsDue() async throws {
    var (home, shown) = (try await Self.home(), Shown())
    _ = home.advance(to: Self.start)
    shown.show(home, at: Self.start, preparing: 64)
    // The clock's minute was prepared, and hasn't been shown.
    let date = Self.start + 60.5
    _ = home.handle(.input(.key(Key(.escape))), at: date, seen: shown.hits)
    _ = home.advance(to: date)
    shown.show(home, at: date, preparing: 0)
    var fresh = Pictures()
    #expect(shown.canvas == home.frame(at: date, reusing: &fresh).canvas)
  }

  /// The help comes and goes, and so does the focus.
  private static let keys = [Key("?"), Key("?"), Key(.right), Key(.escape)]

  @Test func theOutlookWidensUntilSomethingHappens() {
    var (outlook, reaches): (Outlook, [Int]) = (Outlook(), [])
    for number in 0..<8 {
      reaches.append(
        outlook.reach(isDisturbed: [0, 6].contains(number), nextAfter: .seconds(1)))
    }
    #expect(reaches == [0, 16, 64, 64, 64, 64, 0, 16])
  }

  @Test func whatChangesEachMinuteIsWorthNothingPrepared() {
    var outlook = Outlook()
    let reaches = (0..<4).map { _ in outlook.reach(isDisturbed: false, nextAfter: .seconds(60)) }
    #expect(reaches == [0, 0, 0, 0])
  }

  @Test func whatIsDueWithAFrameIsDueBeforeIt() {
    let (wall, instant) = (Date(timeIntervalSince1970: 1e9), Duration.seconds(5))
    let due = wall + 60.1
    for pace in [Pace.wall, .running(from: Self.start, at: .seconds(1), speed: 7)] {
      let (frame, other) = (
        pace.wait(until: due), pace.wait(until: due).or(Wait(instant: .seconds(1e6)))
      )
      #expect(frame.pause(after: (wall, instant)) >= other.pause(after: (wall, instant)))
    }
  }

  @Test func passesWhatIsDue() async throws {
    let home = try await Self.home()
    var (prepared, pictures) = (PreparedFrames(after: Self.start), Pictures())
    for second in 1...3 {
      _ = prepared.frame(of: home, at: Self.start + Double(second), reusing: &pictures)
    }
    #expect(prepared.pass(to: Self.start + 0.5)?.count == 0)
    #expect(prepared.isNew && prepared.next == Self.start + 1)
    #expect(prepared.pass(to: Self.start + 2.5)?.count == 2)
    #expect(prepared.pass(to: Self.start + 2)?.count == nil, "the clock was set back")
    #expect(!prepared.isNew && prepared.next == Self.start + 3)
    #expect(prepared.pass(to: Self.start + 4)?.count == nil, "another frame is due")
  }
}
