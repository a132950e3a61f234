import Almanac
import System
import Cast
import Cells
import Foundation
import Gallery
import Layout
import Store
import Testing
import Timelines
import Views
import WidgetIntents

@testable import Home
import HomeTesting

/// A home with the program's own widgets, moved through time without waiting: each provider answers
/// at once.
struct Life {
  private(set) var home: SeenHome
  private(set) var date: Date
  /// The number of times that it would have been woken.
  private(set) var turns = 0
  /// The kinds of the providers that were asked, in order.
  private(set) var asked: [String] = []

  static let size = Size(width: 80, height: 24)

  init(in zone: Zone, counting day: Date, from date: Date) async throws {
    let strings = Asset.englishStrings.strings
    let dates = DateWriter(
      wording: try Wording(table: strings), zone: zone, hourCycle: .twentyFour)
    let surroundings = Surroundings(
      date: date, dates: dates, symbols: try SymbolIndex(of: Asset.figures.text),
      glyphs: .quadrant)
    let look = Look(names: try NamedColors(parsing: Asset.colors.text))
    let instances = [
      Instance(id: Instance.ID(1), kind: "weather", family: .systemSmall),
      Instance(
        id: Instance.ID(2), kind: "dday", family: .systemSmall,
        configuration: ["title": .text("A day"), "date": .date(day)]),
    ]
    self.date = date
    var presentation = Presentation(surroundings: surroundings, look: look, strings: strings)
    presentation.palettes = { (try? Palettes(parsing: Asset.palettes.text)) ?? Palettes() }
    home = SeenHome(
      Home(
        size: Self.size, device: try #require(DeviceTable(parsing: Asset.devices.text)["430x932"]),
        presentation: presentation, kinds: WidgetKind.all(in: GalleryBundle()).kinds,
        instances: instances, at: date))
    try await answer()
  }

  var canvas: Canvas {
    mutating get { home.canvas(at: date) }
  }

  /// The picture of the D-Day tile.
  var count: Canvas {
    var home = home
    let tile = home.home.context.board.plan.board.places[1].tile
    return home.canvas(at: date).cropped(to: tile)
  }

  /// Advances through everything that is due up to a date.
  mutating func live(until end: Date) async throws {
    while let next = home.nextChange, next <= end {
      turns += 1
      date = next
      try await answer()
    }
    date = end
    try await answer()
  }

  /// Handles events, and what comes of them.
  mutating func take(_ events: [Event]) async throws {
    for event in events { _ = home.handle(event, at: date) }
    try await answer()
  }

  private mutating func answer() async throws {
    for case .ask(let question) in home.advance(to: date) {
      asked.append(question.kind.id)
      var dependencies = GalleryBundle.dependencies()
      dependencies.add(dependency: Store(in: "/nowhere"))
      let timeline = try await Dependencies.$current.withValue(dependencies) {
        try await question.kind.timeline(for: question.configuration, in: question.context)
      }
      _ = home.handle(
        .answered(TimelineAnswer(to: question.request, .timeline(timeline))), at: date)
    }
    _ = home.canvas(at: date)
  }
}
