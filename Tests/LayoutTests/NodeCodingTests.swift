import Cells
import Foundation
import Kit
import Layout
import Testing
import Views

struct NodeCodingTests {
  private static let sample = Node(
    archiving: VStack(alignment: .leading, spacing: 4) {
      Text("\(Date.test, style: .relative) \(timerInterval: .test ... .test)").font(.title2)
      Text(.currentDate, format: .reference(to: .test, maxFieldCount: 1))
      Text(.currentDate, format: .dateTime.weekday(.wide)).foregroundStyle(.secondary).padding()
        .redacted(reason: .placeholder)
      HStack {
        Image(systemName: "sun.max"); Spacer(); Divider()
      }.layoutPriority(1).opacity(0.5).widgetAccentable()
      Image(systemName: "sun.max").widgetAccentedRenderingMode(.desaturated)
        .invalidatableContent().redacted(reason: .invalidated)
      Grid { GridRow { Text("a").gridCellColumns(2) } }.fixedSize().offset(x: 3).hidden()
      ViewThatFits { Text("b") }.frame(maxWidth: .infinity).accessibilityLabel("c")
      LinearGradient(colors: [.red, Color("x")], startPoint: .top, endPoint: .bottom)
      Circle().inset(by: .nan).trim(from: 0.2, to: .infinity)
        .stroke(.red, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [4, .infinity]))
        .rotationEffect(.degrees(30))
      ProgressView(timerInterval: .test ... .test + 60).tint(Gradient(colors: [.red, .blue]))
      Gauge(value: Double.nan) {
        Text("d")
      } currentValueLabel: {
        Text("e")
      }
      .gaugeStyle(.accessoryCircular)
      RoundedRectangle(cornerRadius: .infinity).scale(0.5).fill(.blue)
      Path {
        $0.addArc(
          center: .zero, radius: 9, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      }
    })

  @Test func comesBackAsItWas() throws {
    let data = try JSONEncoder().encode(Self.sample)
    #expect(try JSONDecoder().decode(Node.self, from: data) == Self.sample)
  }

  @Test func refusesWhatIsNoNode() {
    let short = "{\"steps\":[\"cubic\"],\"points\":[]}"
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Path.self, from: Data(short.utf8))
    }
    for text in ["{}", "[]", "{\"text\":{}}", "{\"stack\":{},\"text\":{}}", "{\"nonsense\":1}"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Node.self, from: Data(text.utf8))
      }
    }
  }

  @Test func refusesWhatIsTooDeep() {
    let depth = 5_000
    let text =
      String(repeating: "{\"hidden\":{\"child\":", count: depth)
      + String(repeating: "}}", count: depth)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Node.self, from: Data(text.utf8))
    }
  }

  /// Anything that decodes can be laid out and painted.
  @Test func survivesMutations() throws {
    let corpus = [[UInt8](try JSONEncoder().encode(Self.sample))]
    try fuzz(corpus, rounds: 3_000) { bytes in
      guard let node = try? JSONDecoder().decode(Node.self, from: Data(bytes)) else { return }
      let size = Size(width: 12, height: 6)
      let box = try node.laidOut(in: size, surroundings: .test())
      var canvas = Canvas(size: size)
      box.paint(on: &canvas, look: Look(), clippedTo: canvas.bounds)
    }
  }
}
