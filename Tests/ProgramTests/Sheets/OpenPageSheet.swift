import Almanac
import System
import Cells
import Foundation
import Gallery
import HomeTesting
import Pages
import Kit
import Layout
import Testing
import Timelines
import Views
import WidgetIntents

@testable import Home

/// A page with typical content, opened from its widget, at a terminal size and in a look.
struct OpenPageSheet: CustomTestStringConvertible {
  enum Subject: String, CaseIterable {
    case reminders, days, dday, caffeine, steps, list, calendars, export, holidays

    /// Those in which something grows with the text size; the others have only a few rows.
    static let growing = [Subject.reminders, .days, .dday, .caffeine, .steps]

    /// A folder with the page's content.
    func folder() throws -> SheetFolder {
      let folder = try SheetFolder()
      if self == .calendars { try folder.followCalendars() }
      return folder
    }

    /// The kind of widget that leads there.
    var kind: String {
      switch self {
      case .days, .calendars, .export, .holidays: "dday"
      case .list: "reminders"
      default: rawValue
      }
    }

    var url: String {
      switch self {
      case .reminders: "widgetty://reminders/list/1"
      case .days, .calendars, .export, .holidays: "widgetty://dday/\(rawValue)"
      case .list: "widgetty://reminders/list/1/settings"
      default: "widgetty://\(rawValue)"
      }
    }
  }

  let subject: Subject
  let width: Int
  let height: Int
  var isKorean = true
  /// The name of a look at 24 bits, or of a depth of colours.
  var look = "full"
  var typeSize = TypeSize.large

  /// What is typed once the page is open.
  var typed: [Key] = []

  static let looks: KeyValuePairs<String, ColorDepth> = [
    "full": .direct, "light": .direct, "night": .direct, "accented": .direct, "vibrant": .direct,
    "256": .palette256, "mono": .mono,
  ]

  /// A page on a large screen in English, and on a small one in Korean; there, a reminder is being
  /// written.
  static func recorded(_ subject: Subject) -> [OpenPageSheet] {
    let small = OpenPageSheet(
      subject: subject, width: 80, height: 24,
      typed: subject == .reminders ? [Key(.tab)] + "보일러 점검 모레 오후 2시 해마다 !!".map { Key($0) } : [])
    return [OpenPageSheet(subject: subject, width: 120, height: 40, isKorean: false), small]
  }

  var testDescription: String {
    "\(subject)-\(width)x\(height)-\(isKorean ? "ko" : "en")-\(look)-\(typeSize)"
  }

  func canvas(of folder: SheetFolder) throws -> Canvas {
    var home = try home(of: folder)
    var pictures = Pictures()
    home.settle(at: ContactSheet.date)
    return home.frame(at: ContactSheet.date, reusing: &pictures).canvas
  }

  /// The page's own boxes, without title and keys.
  func box(of folder: SheetFolder) throws -> Layout.Box {
    let home = try home(of: folder)
    let front = try #require(home.fronts.last as? PageFront)
    let room = front.room(in: home.context, at: ContactSheet.date)
    func node(of page: some Page) -> Node {
      Node(archiving: page.body(in: room), in: home.context.presentation.environment)
    }
    return node(of: front.open.page).laidOut(
      in: Size(width: room.columns, height: room.rows),
      surroundings: home.context.presentation.surroundings)
  }

  /// A home with the page open, two rows down.
  private func home(of folder: SheetFolder) throws -> Home {
    let date = ContactSheet.date
    let instance = Instance(
      id: Instance.ID(1), kind: subject.kind, family: .systemSmall,
      configuration: subject == .steps ? ["file": .text(folder.stepsPath)] : [:])
    var home = Home(
      size: Size(width: width, height: height),
      device: try #require(DeviceTable(parsing: Asset.devices.text)["430x932"]),
      presentation: try presentation(), kinds: WidgetKind.all(in: GalleryBundle()).kinds,
      instances: [instance], pages: GalleryBundle.pages, at: date)
    let url = try #require(URL(string: subject.url))
    guard case .open(let request) = home.context.pages.ask(for: url, from: instance.id) else {
      throw Unopened()
    }
    let center = WidgetCenterLink(configurations: [WidgetInfo(instance)]) { _ in }
    let page = try WidgetCenterLink.$current.withValue(center) {
      try Dependencies.$current.withValue(try folder.dependencies(isKorean: isKorean)) {
        try GalleryBundle.pages.page(url)
      }
    }
    let opening = PageOpening(request, .success(try #require(page)))
    _ = home.handle(.pageOpened(opening), at: date)
    let isList = subject == .reminders || subject == .days
    for key in typed.isEmpty && isList ? [Key(.down), Key(.down)] : typed {
      _ = home.handle(.input(.key(key)), at: date)
    }
    return home
  }

  private struct Unopened: Error {}

  private func presentation() throws -> Presentation {
    let strings = (isKorean ? Asset.koreanStrings : .englishStrings).strings
    let dates = DateWriter(
      wording: try Wording(table: strings), zone: try Zone(named: "Asia/Seoul"),
      hourCycle: isKorean ? .twentyFour : .twelve)
    let depths: [String: ColorDepth] = ["256": .palette256, "mono": .mono]
    var preferences = SheetLook(look, .dark).preferences
    preferences.accessibility.typeSize = typeSize
    return Presentation(
      surroundings: Surroundings(
        date: ContactSheet.date, dates: dates, symbols: try SymbolIndex(of: Asset.figures.text),
        glyphs: look == "256" ? .quadrant : .sextant),
      look: Look(
        appearance: look == "light" ? .light : .dark, depth: depths[look] ?? .direct,
        names: try NamedColors(parsing: Asset.colors.text)),
      preferences: preferences, strings: strings)
  }
}
