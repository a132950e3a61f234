import Cells
import FoundationEssentials
import Kit
import Layout
import Testing
import Views
import System

struct MeterTests {
  private static let red = RGB(0xFF453A)

  private func lit(_ view: some View, _ width: Int, _ height: Int, _ tier: GlyphTier) throws -> Int
  {
    let canvas = try view.shown(width, height, .test(glyphs: tier))
    return (0..<height).reduce(0) { count, y in
      count
        + (0..<width).count { x in
          let style = canvas[x, y].style
          return style.foreground == Self.red || style.background == Self.red
        }
    }
  }

  @Test(
    arguments: [
      (-1, "----------"), (0, "----------"), (0.01, "=---------"), (0.25, "===-------"),
      (0.5, "=====-----"), (0.99, "=========-"), (1, "=========="), (7, "=========="),
      (.nan, "----------"), (.infinity, "=========="), (-.infinity, "----------"),
    ] as [(Double, String)])
  func fillsAShareOfABar(_ value: Double, _ picture: String) throws {
    let view = Gauge(value: value) { EmptyView() }
    #expect(try view.shown(10, 1, .test(glyphs: .ascii)).description == picture)
    let progress = ProgressView(value: value)
    #expect(try progress.shown(10, 1, .test(glyphs: .ascii)).description == picture)
  }

  @Test(
    arguments: [
      (3, 3...3, "----"), (4, 3...3, "===="), (0, -1e308...1e308, "==--"),
      (5, -.infinity...(.infinity), "----"), (.greatestFiniteMagnitude, 0...1, "===="),
    ] as [(Double, ClosedRange<Double>, String)])
  func knowsAnyRange(_ value: Double, _ bounds: ClosedRange<Double>, _ picture: String) throws {
    let view = Gauge(value: value, in: bounds) { EmptyView() }
    #expect(try view.shown(4, 1, .test(glyphs: .ascii)).description == picture)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func ofNothingNothingIsDone(_ total: Double) throws {
    let view = ProgressView(value: 1, total: total)
    #expect(try view.shown(4, 1, .test(glyphs: .ascii)).description == "----")
  }

  @Test func showsNoProgressThatIsNotKnown() throws {
    #expect(Node(archiving: ProgressView()).count == 1)
    try expectScreen(ProgressView("Loading"), width: 7, "Loading")
    try expectScreen(ProgressView(value: Double?.none) { Text("a") }, width: 1, "a")
  }

  @Test func standsBetweenItsLabels() throws {
    let view = Gauge(value: 0.5) {
      Text("Battery")
    } currentValueLabel: {
      Text("half")
    } minimumValueLabel: {
      Text("E")
    } maximumValueLabel: {
      Text("F")
    }
    expectPicture(
      try view.shown(10, 3, .test(glyphs: .ascii)),
      """
      Battery
      E ===--- F
      half
      """)
    expectPicture(
      try view.gaugeStyle(.accessoryLinear).shown(10, 1, .test(glyphs: .ascii)), "E ===o== F")
  }

  /// A larger value never looks smaller.
  @Test(arguments: GlyphTier.allCases, [1, 2, 9])
  func growsWithItsValue(_ tier: GlyphTier, _ width: Int) throws {
    let styles: [(Double) -> AnyView] = [
      { AnyView(ProgressView(value: $0).tint(.red)) },
      { AnyView(ProgressView(value: $0).progressViewStyle(.circular).tint(.red)) },
      { AnyView(Gauge(value: $0) {}.gaugeStyle(.accessoryCircular).tint(.red)) },
    ]
    for style in styles {
      var before = 0
      for value in stride(from: 0, through: 1, by: 1.0 / 24) {
        let count = try lit(style(value), width, max(1, width * 4 / 9), tier)
        #expect(count >= before, "\(value)")
        before = count
      }
      #expect(before > 0)
    }
  }

  /// By what is shown: with few colours, faint and full parts may share one.
  @Test(arguments: [ColorDepth.ansi16, .ansi8, .mono], GlyphTier.allCases)
  func aTrackIsToldFromWhatIsFull(_ depth: ColorDepth, _ tier: GlyphTier) throws {
    for (view, width, height) in [
      (AnyView(Gauge(value: 0.5) {}), 12, 1),
      (AnyView(Gauge(value: 0.5) {}.gaugeStyle(.accessoryCircularCapacity)), 9, 4),
    ] {
      let canvas = try view.shown(
        width, height, look: Look(depth: depth), .test(glyphs: tier))
      let cells = canvas.bounds.columns.map { x in (0..<height).map { canvas[x, $0] } }
      let halves = [cells.prefix(width / 2), cells.suffix(width / 2)].map { half in
        half.flatMap(\.self).filter { $0.glyph != .space }.map { cell in
          let ink = cell.style.foreground ?? .white
          return "\(cell.glyph)\(depth.palette?.shown(ink) ?? .white)"
        }.sorted()
      }
      #expect(halves.contains { !$0.isEmpty } && halves[0] != halves[1], "\(canvas)")
    }
  }

  @Test(arguments: GlyphTier.allCases)
  func staysInAnyFrame(_ tier: GlyphTier) throws {
    for width in [0, 1, 2, 5, 12] {
      for height in [0, 1, 3] {
        let canvas = try GaugeSheet().shown(width, height, .test(glyphs: tier))
        #expect(canvas.size == Size(width: width, height: height))
      }
    }
  }

  /// As many rows of the ring lie above its content as below.
  @Test(arguments: 3...16)
  func standsInTheMiddleOfItsRing(_ height: Int) throws {
    let view = Gauge(value: 1) {
      EmptyView()
    } currentValueLabel: {
      Text("a").frame(maxHeight: .infinity).background(.red)
    }
    .gaugeStyle(.accessoryCircularCapacity)
    let canvas = try view.shown(2 * height, height, .test(glyphs: .sextant))
    let rows = (0..<height).filter { y in
      (0..<2 * height).contains { canvas[$0, y].style.background == Self.red }
    }
    let (first, last) = (try #require(rows.first), try #require(rows.last))
    #expect(first == height - 1 - last)
  }

  @Test(arguments: [
    (
      5,
      """
       .---===.
      :        |
      :        |
      :        |
       '---==='
      """
    ),
    (
      7,
      """
         .---===.
       .'        '.
      :            |
      :            |
      :            |
       '.        .'
         '---==='
      """
    ),
  ])
  func isWrittenRoundInASCII(_ height: Int, _ picture: String) throws {
    let view = Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity)
    let shown = try view.shown(2 * height, height, .test(glyphs: .ascii)).description
    #expect(shown == picture, "\(shown)")
  }

  @Test func printsWhatItIs() {
    let view = VStack {
      Gauge(value: 1, in: 0...3) {}.gaugeStyle(.accessoryCircular).tint(.red)
      ProgressView(timerInterval: .test ... .test + 60).tint(Gradient(colors: [.red, .blue]))
    }
    #expect(
      Node(archiving: view).description == """
        stack vertical
          meter open ring 0.333 red
            choice
          stack vertical 0.0
            meter bar down <2026-11-21 00:41:00 +0000...2026-11-21 00:42:00 +0000> red > blue
            text <timer 2026-11-21 00:41:00 +0000...2026-11-21 00:42:00 +0000>
        """)
  }

  @Test func saysHowFullItIs() throws {
    var environment = EnvironmentValues()
    environment.strings = ["meter.share %lld": "%lld percent"]
    func labels(_ view: some View) throws -> [String] {
      try Node(archiving: view, in: environment)
        .laidOut(in: Size(width: 9, height: 4), surroundings: .test()).labels
    }
    #expect(try labels(ProgressView(value: 0.72)) == ["72 percent"])
    #expect(try labels(ProgressView(value: 0.72).redacted(reason: .placeholder)) == [])
    #expect(
      try labels(
        ProgressView(value: 0.72) {
        } currentValueLabel: {
          Text("most")
        }) == [])
  }

  @Test func showsNoShareThatIsHidden() throws {
    let view = ProgressView(value: 0.5).redacted(reason: .placeholder)
    #expect(try view.shown(4, 1, .test(glyphs: .ascii)).description == "----")
  }
}

extension Box {
  fileprivate var labels: [String] { [label].compactMap { $0 } + children.flatMap(\.labels) }
}
