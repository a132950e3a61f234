import Cells
import FoundationEssentials
import Kit
import Layout
import Testing
import Views

struct MetricTests {
  /// A small widget, laid out in its own points.
  private struct Small: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 8) {
          Circle().fill(.red).frame(width: 16, height: 17)
          Text("Seoul")
        }
        HStack(spacing: 8) {
          Text("23").font(.system(size: 28))
          Spacer()
          Image(systemName: "sun.max").font(.system(size: 28))
        }
        Spacer(minLength: 0)
        Gauge(value: 0.5) { EmptyView() }
      }
      .padding(EdgeInsets(top: 17, leading: 16, bottom: 17, trailing: 16))
      .background(ContainerRelativeShape().fill(.blue))
    }
  }

  @Test func drawsAWidgetLarger() throws {
    expectPicture(
      try Small().shown(19, 9, .scaled(1)),
      """
      ▄▇               ▇▄
        ●  Seoul
        ▀▀▖▀▀▖   ▝▘▄▄▝▘
        ▞▀  ▀▖   ▀▝  ▘▀
        ▀▀▘▀▀    ▝▘  ▝▘


        ━━━━━━━╸━━━━━━━
      ▀▁               ▁▀
      """)
    expectPicture(
      try Small().shown(29, 14, .scaled(1.5)),
      """
      ▗▄▇                       ▇▄▖

         ▄▅▄  Seoul
         ▀▃▀
         ▞▀▚▗▀▀▖         ▗▖▝▘▗▖
           ▐ ▗▄▘        ▗▖▟  ▙▗▖
         ▗▞▘▗  ▌         ▗▞▀▀▚▖
         ▀▀▀ ▀▀            ▝▘



                     ▀▀▀▀▀▀▀▀▀▀▀

      ▝▀▁                       ▁▀▘
      """)
  }

  /// Text in rows and whole blocks keep the area that they would have when scaled.
  @Test(arguments: [(1.5, 29, 14), (2, 38, 18), (3, 57, 27)], [GlyphTier.sextant, .quadrant])
  func laysNothingOutAnew(_ room: (scale: Double, width: Int, height: Int), _ tier: GlyphTier)
    throws
  {
    let usual = try drawings(of: Small(), 19, 9, .scaled(1, tier))
    let scaled = try drawings(of: Small(), room.width, room.height, .scaled(room.scale, tier))
    // In one row of large blocks, a bar is a line in one piece.
    #expect(usual.count == (tier == .quadrant ? 6 : 7) && scaled.count == 7)
    for (old, new) in zip(usual, scaled) {
      #expect(new.frame.isInside(old.frame, times: room.scale), "\(old) became \(new)")
      let isRow = if case .text = new.drawing { true } else { false }
      #expect(new.frame.size.height > old.frame.size.height || isRow && old.frame.size.height == 1)
    }
  }

  private func drawings(
    of view: some View, _ width: Int, _ height: Int, _ surroundings: Surroundings
  ) throws -> [Box] {
    let size = Size(width: width, height: height)
    return Node(archiving: view).laidOut(in: size, surroundings: surroundings).drawings
  }

  @Test(arguments: [(1.0, Size(width: 2, height: 2)), (1.5, Size(width: 3, height: 3))])
  func scalesLengths(_ scale: Double, _ size: Size) throws {
    func ideal(_ view: some View) throws -> Size {
      Node(archiving: view).size(in: try .scaled(scale))
    }
    let dot = Text("a")
    let cell = Size(width: 1, height: 1)
    #expect(try ideal(Color.red.frame(width: 16, height: 34)) == size)
    #expect(
      try ideal(dot.padding(EdgeInsets(top: 17, leading: 8, bottom: 17, trailing: 8)))
        == (scale == 1 ? Size(width: 3, height: 3) : Size(width: 5, height: 5)))
    #expect(
      try ideal(
        HStack(spacing: 16) {
          dot; dot
        }) == Size(width: size.width + 2, height: 1))
    #expect(
      try ideal(
        VStack(spacing: 34) {
          dot; dot
        }) == Size(width: 1, height: size.height + 2))
    #expect(try ideal(Spacer(minLength: 34)).height == size.height)
    let offset = Node(archiving: dot.offset(x: 16, y: 34))
      .laidOut(in: cell, surroundings: try .scaled(scale))
    #expect(offset.drawings[0].frame.origin == Point(x: size.width, y: size.height))
    let meter = Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircular)
    #expect(
      try ideal(meter) == (scale == 1 ? Size(width: 9, height: 4) : Size(width: 14, height: 6)))
  }

  /// A number in a row becomes a figure once it has three rows.
  @Test func typeGrows() throws {
    func height(_ font: Font, _ scale: Double) throws -> Int {
      Node(archiving: Text(verbatim: "7").font(font)).size(in: try .scaled(scale)).height
    }
    #expect(try height(.system(size: 20), 1) == 1)
    #expect(try height(.system(size: 20), 1.5) == 3)
    #expect(try height(.system(size: 44), 1) == 4)
    #expect(try height(.system(size: 44), 2) == 8)
    #expect(try height(.title3, 2) == 4)
    // Running text keeps its rows.
    #expect(try height(.body, 3) == 1)
    let plain = Text(verbatim: "77").font(.system(size: 36))
    let widths = try [1, 2].map {
      Node(archiving: plain.tracking(8)).size(in: try .scaled($0)).width
    }
    let close = try [1, 2].map { Node(archiving: plain).size(in: try .scaled($0)).width }
    #expect(zip(widths, close).map(-) == [1, 2])
  }

  @Test func scalesStrokes() throws {
    let frame = Rectangle().stroke(.white, lineWidth: 8)
    let usual = try frame.shown(6, 3, .scaled(1))
    #expect((0..<6).filter { usual[$0, 1].style.background == .white } == [0, 5])
    let large = try frame.shown(12, 6, .scaled(2))
    #expect((0..<12).filter { large[$0, 3].style.background == .white } == [0, 1, 10, 11])
    let path = Path(CGRect(x: 8, y: 17, width: 8, height: 17)).fill(.white)
    let block = try path.shown(12, 6, .scaled(2))
    let lit = (0..<72).filter { block[$0 % 12, $0 / 12].style.background == .white }
    #expect(lit == [26, 27, 38, 39])
  }

  @Test func scalesThinLinesToBlocks() throws {
    let box = RoundedRectangle(cornerRadius: 4).stroke(.white, lineWidth: 1)
    #expect(try box.shown(3, 3, .scaled(2)).description == "╭─╮\n│ │\n╰─╯")
    #expect(try !box.shown(6, 4, .scaled(3)).description.contains("─"))
  }

  @Test func scalesRadialGradients() throws {
    let gradient = RadialGradient(
      colors: [.white, .black], center: .leading, startRadius: 16, endRadius: 16)
    for (scale, columns) in [(1.0, 2), (2, 4)] {
      let row = try gradient.shown(8, 1, .scaled(scale))
      #expect((0..<8).prefix { row[$0, 0].style.background == .white }.count == columns)
      let ellipse = try gradient.clipShape(Rectangle()).shown(8, 1, .scaled(scale))
      #expect(ellipse == row)
    }
  }

  @Test func drawsBarsAsHighAsRows() throws {
    let gauge = Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryLinear)
    expectPicture(try gauge.shown(12, 3, .scaled(3, .ascii)), "\n=====ooo====\n")
    let size = Node(archiving: gauge).size(in: try .scaled(3))
    #expect(size.height == 3)
  }

  @Test(arguments: [0.1, 0.4, 100], GlyphTier.allCases)
  func survivesEveryScale(_ scale: Double, _ tier: GlyphTier) throws {
    let size = Size(width: 19, height: 9)
    for view in [AnyView(Small()), AnyView(GaugeSheet())] {
      let canvas = try view.shown(size.width, size.height, .scaled(scale, tier))
      #expect(canvas.size == size)
    }
  }

  @Test func isReadAsItWasWritten() throws {
    for scale in [1, 1.5, 3] {
      let data = try JSONEncoder().encode([Metric(scale: scale)])
      #expect(try JSONDecoder().decode([Metric].self, from: data) == [Metric(scale: scale)])
    }
    let wild = try JSONDecoder().decode([Metric].self, from: Data("[0, -3, 1e300]".utf8))
    #expect(wild.map(\.scale) == [0.1, 0.1, 100])
    #expect(Metric(scale: .nan).scale == 0.1)
  }

  @Test func makesAnotherLook() throws {
    #expect(try !Surroundings.scaled(1).isSameButForDate(as: .scaled(1.5)))
    #expect(try Surroundings.scaled(1).isSameButForDate(as: .test()))
  }
}

extension Surroundings {
  fileprivate static func scaled(_ scale: Double, _ tier: GlyphTier = .quadrant) throws
    -> Surroundings
  {
    var surroundings = try Surroundings.test(glyphs: tier)
    surroundings.metric = Metric(scale: scale)
    return surroundings
  }
}

extension Box {
  /// All drawings in the box, from back to front.
  fileprivate var drawings: [Box] {
    (drawing == nil ? [] : [self]) + children.flatMap(\.drawings)
  }
}

extension Rect {
  /// Whether the rectangle lies within another one scaled up, or less than a cell outside.
  fileprivate func isInside(_ other: Rect, times scale: Double) -> Bool {
    func isInside(_ range: Range<Int>, _ other: Range<Int>) -> Bool {
      Double(range.lowerBound) > Double(other.lowerBound) * scale - 1.01
        && Double(range.upperBound) < Double(other.upperBound) * scale + 1.01
    }
    return isInside(columns, other.columns) && isInside(rows, other.rows)
  }
}
