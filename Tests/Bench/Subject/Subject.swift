import Almanac
import System
import Cast
import Cells
import FoundationEssentials
import Home
import HomeTesting
import Layout
import Timelines
import Views

/// The subject of all measurements: a crowded Home Screen, and the initial home.
struct Subject: Sendable {
  let presentation: Presentation
  let device: Device

  init() throws {
    device = try DeviceTable(parsing: Asset.devices.text).devices[0]
    let strings = Asset.koreanStrings.strings
    let dates = DateWriter(
      wording: try Wording(table: strings), zone: try Zone(posix: "KST-9"), hourCycle: .twentyFour)
    presentation = Presentation(
      surroundings: Surroundings(
        date: Self.date, dates: dates, symbols: try SymbolIndex(of: Asset.figures.text),
        glyphs: .quadrant),
      look: Look(names: try NamedColors(parsing: Asset.colors.text)), strings: strings)
  }

  /// Saturday, 21 November 2026, 9:41 in Seoul.
  static let date = Date(timeIntervalSince1970: 1_795_221_660)

  static let sizes = [Size(width: 120, height: 40), Size(width: 200, height: 60)]

  var board: Node { Node(archiving: BoardView(tint: .blue), in: presentation.environment) }

  /// The same Home Screen with every cell in another colour.
  var otherBoard: Node { Node(archiving: BoardView(tint: .red), in: presentation.environment) }

  func box(of node: Node, in size: Size) -> Box {
    node.laidOut(in: size, surroundings: presentation.surroundings)
  }

  func canvas(of node: Node, in size: Size) -> Canvas {
    canvas(of: box(of: node, in: size), in: size)
  }

  func canvas(of box: Box, in size: Size) -> Canvas {
    var canvas = Canvas(size: size)
    box.paint(on: &canvas, look: presentation.look, clippedTo: canvas.bounds)
    return canvas
  }

  /// A home with one widget, which shows the time.
  func home(_ size: Size) -> SeenHome {
    let clock = Instance(id: Instance.ID(0), kind: WidgetKind.clock.id, family: .systemSmall)
    var home = SeenHome(
      Home(
        size: size, device: device, presentation: presentation, kinds: [.clock],
        instances: [clock], at: Self.date))
    for case .ask(let question) in home.advance(to: Self.date) {
      let answer = TimelineAnswer(to: question.request, .timeline(.clock(at: Self.date)))
      _ = home.handle(.answered(answer), at: Self.date)
    }
    return home
  }
}
