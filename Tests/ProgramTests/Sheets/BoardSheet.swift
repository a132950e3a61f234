import Almanac
import System
import Boards
import Cast
import Cells
import Gallery
import HomeTesting
import Layout
import Testing
import Timelines
import Views
import Weather
import WidgetIntents

@testable import Desk
@testable import Home

/// The board of a place with typical content, whose providers are asked once for all sizes and
/// looks.
struct BoardSheet {
  /// A widget: its kind, its family and its settings.
  typealias Widget = (String, WidgetFamily, [String: IntentValue])

  let place: BoardPlace
  let language: Asset
  /// Whether the Lock Screen shows what is private.
  var showsPrivateContent = false
  private let board: Board
  let folder: SheetFolder
  private let resources: SheetResources
  private var outcomes: [Instance.ID: TimelineAnswer.Outcome] = [:]

  private static let kinds = WidgetKind.all(in: GalleryBundle()).kinds

  /// The usual board of a place, on the Home Screen of so many widgets; or one of others.
  init(
    _ place: BoardPlace, of count: Int = 14, showing others: [Widget]? = nil,
    in language: Asset = .koreanStrings
  ) throws {
    (self.place, self.language) = (place, language)
    folder = try SheetFolder()
    resources = try .of(language)
    let usual = [.home: Array(Self.home.prefix(count)), .today: Self.today, .lock: Self.lock][place]
    if let widgets = others ?? usual {
      board = Board(showing: Self.instances(of: widgets, in: folder), at: place)
    } else {
      board = try Board(
        parsing: Self.standBy, at: place, kinds: Self.kinds, zone: Zone(named: "Asia/Seoul"))
    }
  }

  private static func instances(of widgets: [Widget], in folder: SheetFolder) -> [Instance] {
    widgets.enumerated().map { number, widget in
      let (kind, family, settings) = widget
      let file = kind == "steps" ? ["file": IntentValue.text(folder.stepsPath)] : [:]
      return Instance(
        id: Instance.ID(number + 1), kind: kind, family: family,
        configuration: settings.merging(file) { $1 })
    }
  }

  /// The screen once all widgets have their content, at a terminal size and in a look.
  mutating func home(
    _ size: (Int, Int), _ name: String = "full", _ appearance: ColorScheme? = nil,
    depth: ColorDepth? = nil
  ) async throws -> SeenHome {
    let medium = SheetMedium(name)
    var presentation = resources.presentation(
      in: SheetLook(name, appearance ?? medium.appearance), depth: depth ?? medium.depth,
      glyphs: medium.glyphs)
    presentation.isLocked = place == .lock
    presentation.preferences.lockedContent = showsPrivateContent ? .shown : .hidden
    var home = SeenHome(
      Home(
        size: Size(width: size.0, height: size.1), device: resources.device,
        presentation: presentation, kinds: Self.kinds, boards: [place: board], place: place,
        at: ContactSheet.date))
    try await answer(&home)
    return home
  }

  /// Answers what is asked now.
  mutating func answer(_ home: inout SeenHome) async throws {
    var dependencies = try folder.dependencies(isKorean: language == .koreanStrings)
    dependencies.add(dependency: LocationBook())
    for effect in home.advance(to: ContactSheet.date) {
      guard case .ask(let question) = effect else { continue }
      let outcome: TimelineAnswer.Outcome
      if let known = outcomes[question.request.instance] {
        outcome = known
      } else {
        outcome = await Dependencies.$current.withValue(dependencies) { await question.outcome() }
        outcomes[question.request.instance] = outcome
      }
      let answer = TimelineAnswer(to: question.request, outcome)
      _ = home.handle(.answered(answer), at: ContactSheet.date)
    }
  }

  private static let home: [Widget] = [
    ("weather", .systemMedium, [:]), ("dday", .systemSmall, [:]), ("reminders", .systemMedium, [:]),
    ("caffeine", .systemSmall, [:]), ("weather", .systemLarge, ["city": .text("busan")]),
    ("steps", .systemSmall, [:]), ("weather", .systemSmall, ["city": .text("jeju")]),
    ("dday", .systemMedium, ["show": .text("list")]), ("caffeine", .systemMedium, [:]),
    ("reminders", .accessoryCircular, [:]), ("dday", .accessoryCircular, [:]),
    ("weather", .accessoryRectangular, ["city": .text("daejeon")]),
    ("dday", .systemSmall, ["show": .text("milestones")]), ("reminders", .systemSmall, [:]),
  ]

  private static let today: [Widget] = [
    ("weather", .systemMedium, [:]), ("caffeine", .systemSmall, [:]),
    ("calendar", .systemSmall, [:]), ("dday", .systemMedium, ["show": .text("list")]),
    ("reminders", .systemLarge, [:]), ("steps", .systemSmall, [:]), ("dday", .systemSmall, [:]),
  ]

  private static let lock: [Widget] = [
    ("weather", .accessoryInline, [:]), ("weather", .accessoryCircular, [:]),
    ("weather", .accessoryRectangular, [:]), ("dday", .accessoryRectangular, [:]),
    ("steps", .accessoryCircular, [:]),
  ]

  private static let standBy = """
    weather small
    dday small
    ---
    clock small face=solar
    ---
    clock small
    calendar small
    """
}
