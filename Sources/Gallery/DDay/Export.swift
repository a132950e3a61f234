import DDays
import FoundationEssentials
import Pages
import Store
import System
import Timelines
import Views
import WidgetIntents

/// A link to the export of all D-Days, perhaps with a path that is to be completed.
enum ExportLink: Hashable {
  case new
  case completing(String)

  private static let place = "widgetty://dday/export"

  /// Fails for URLs of other kinds.
  init?(_ url: URL) {
    let text = url.absoluteString
    guard text.hasPrefix(Self.place) else { return nil }
    let parts = text.dropFirst(Self.place.count).split(
      separator: "/", omittingEmptySubsequences: false)
    switch (parts.first, parts.count) {
    case ("", 1): self = .new
    case ("", 2): self = .completing(String(decoding: parts[1].utf8.unescaped, as: UTF8.self))
    default: return nil
    }
  }

  var url: URL? {
    switch self {
    case .new: URL(string: Self.place)
    case .completing(let path): URL(string: "\(Self.place)/\(path.inURL)")
    }
  }
}

/// Makes the page on which all D-Days are exported.
struct ExportPageMaker: PageMaker {
  @Dependency private var home: HomeFolder

  func link(of url: URL) -> ExportLink? { ExportLink(url) }

  func page(behind link: ExportLink) throws -> any Page {
    switch link {
    case .new: ExportPage()
    case .completing(let path):
      ExportPage(completing: PathCompletion(of: path, home: home.path))
    }
  }
}

/// Writes the user's own D-Days to a file; those of calendars are in these.
struct ExportDaysIntent: AppIntent {
  static let title: LocalizedStringResource = "dday.export"

  @Parameter(title: "dday.import.path")
  var path: String

  @Parameter(title: "dday.export.replaces")
  var replaces: Bool

  @Dependency private var store: Store
  @Dependency private var now: Now
  @Dependency private var home: HomeFolder

  init() {}

  init(_ path: String, replacing: Bool) {
    self.path = path
    replaces = replacing
  }

  func perform() async throws -> some IntentResult {
    let path = home.absolute(path)
    let occasions = try DDayBook(in: store).ddays().filter { $0.calendar == nil }
      .map(\.occasion)
    try ExportedOccasions(occasions, asJSON: path.hasSuffix(".json"), at: now.date)
      .write(to: path, replacing: replaces)
    return .result()
  }
}

/// A form for the path of the new file that all D-Days are written to.
struct ExportPage: Page {
  enum Question: String, SettingsQuestion {
    case file

    static let labels = "dday.export"
  }

  private(set) var settings: SettingsForm<Question>
  private var file: PathField
  /// The path that was to be saved to last, unless it was edited since. Saving to it again means to
  /// replace what is there.
  private var refused: String?

  init(completing completion: PathCompletion? = nil) {
    file = PathField(completion)
    settings = SettingsForm { _ in
      .text(TextEntry("~/days.ics", limit: PathField.longest))
    }
    explain()
  }

  var title: LocalizedStringResource { "dday.export" }

  var isChanged: Bool { false }

  var place: KeyScope { settings.form.place }

  func offers(_ command: KeyCommand) -> Bool { command != .beginAnother }

  func name(of command: KeyCommand) -> String? {
    command == .step(1) && completes ? "path.complete" : nil
  }

  private var path: String { settings.text(of: .file) }

  private var completes: Bool { settings.hasFocus(.file) && file.completes(path) }

  private var isWhole: Bool { HomeFolder.begins(path) }

  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect? {
    if event == .command(.step(1)), completes {
      return ExportLink.completing(path).url.map { .open($0) }
    }
    let before = path
    let request = settings.handle(event, in: room)
    if path != before { refused = nil }
    explain()
    switch request {
    case .save: return isWhole ? save() : nil
    case .cancel: return .close
    case .press, nil: return nil
    }
  }

  private mutating func save() -> PageEffect {
    defer { refused = path }
    return .perform(ExportDaysIntent(path.trimmed, replacing: refused == path))
  }

  /// Takes over a completion of what is still typed.
  mutating func follow(_ newer: ExportPage) {
    guard let completed = file.take(newer.file, of: path) else { return }
    settings.write(completed, to: .file)
    explain()
  }

  /// A name that no file has yet is what is wanted here.
  private mutating func explain() {
    let note: Field.Note =
      if !isWhole {
        .fault("path.relative")
      } else if case .remark(let words)? = file.note(of: path) {
        .remark(words)
      } else {
        .remark("dday.export.note")
      }
    settings.change(.file) { $0.note = note }
  }

  func body(in room: PageRoom) -> some View { SettingsFormView(form: settings.form, room: room) }
}
