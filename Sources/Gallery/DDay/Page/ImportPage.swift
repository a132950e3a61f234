import Almanac
import DDays
import FoundationEssentials
import Pages
import Views
import WidgetIntents

/// The page on which a file is imported: first its path, then what comes, and what doesn't and why.
struct ImportPage: Page {
  /// What the line is for.
  enum Writing: Hashable {
    case path, group
  }

  /// The number of the button that asks for a group.
  static let groupButton = 1

  private(set) var list = ItemList(entryLimit: PathField.longest)
  let today: CivilDay
  /// The path of the file that was read; nil if none was.
  private(set) var path: String?
  private(set) var preview: ImportPreview?
  /// Why the file can't be read; nil if it could.
  private(set) var fault: LocalizedStringResource?
  private(set) var writing = Writing.path
  /// The group that all days come into; empty if each keeps its own.
  private(set) var group = ""
  /// What was typed as the path of the file that was read.
  private var typedPath = ""
  private var file: PathField

  /// The sections of the list.
  enum Section: String {
    case coming, omitted
  }

  /// A page that asks for a path.
  init(
    on today: CivilDay, typing path: String = "~/", completing completion: PathCompletion? = nil
  ) {
    (self.today, file) = (today, PathField(completion))
    list.write(path)
  }

  /// A page that asks again, because the file can't be read.
  init(of typed: String, fault: LocalizedStringResource, on today: CivilDay) {
    (self.today, self.fault, file) = (today, fault, PathField())
    list.write(typed)
  }

  init(of typed: String, at path: String, _ preview: ImportPreview, on today: CivilDay) {
    (self.today, self.path, self.preview, file) = (today, path, preview, PathField())
    typedPath = typed
    list.write(typed)
    let sections = [(Section.coming, preview.coming.count), (.omitted, preview.omitted.count)]
    list.show(
      sections.filter { $0.1 > 0 }.map { section, count in
        ItemList.Section(section.rawValue, (0..<count).map { "\(section.rawValue) \($0)" })
      })
    if let first = list.sections.first?.items.first { list.select(first) }
  }

  var title: LocalizedStringResource { "dday.import.page" }

  var isChanged: Bool { false }

  var place: KeyScope { list.place }

  /// Whether there is something to import.
  var canImport: Bool { preview?.coming.isEmpty == false }

  func offers(_ command: KeyCommand) -> Bool {
    switch command {
    case .open: list.place == .line || canImport
    case .press: list.place == .list && canImport
    case .step: true
    case .leave, .quit: true
    default: false
    }
  }

  func name(of command: KeyCommand) -> String? {
    switch command {
    case .open where writing == .group: "dday.import.group.take"
    case .open: list.place == .line ? "dday.import.preview" : "dday.import.take"
    case .press: "dday.import.group"
    case .step: list.place == .line ? completes ? "path.complete" : nil : "dday.import.other"
    case .leave, .quit: "page.cancel"
    default: nil
    }
  }

  private var typed: String { list.entry?.text ?? "" }

  /// Whether Tab completes the path.
  private var completes: Bool { isTypingPath && file.completes(typed) }

  private var isTypingPath: Bool { list.focus == .entry && writing == .path }

  /// What is known of the path that is typed; nil if nothing is.
  var note: Field.Note? { isTypingPath ? file.note(of: typed) : nil }

  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect? {
    let plan = ImportPlan(room)
    if event == .command(.step(1)), completes {
      return ImportLink.completing(typed).url.map { .open($0) }
    }
    let written = typed
    let request = list.handle(
      event, rows: plan.listRows, columns: plan.columns, density: room.density)
    if writing == .group {
      endGroup(writing: event == .command(.leave) ? group : written, on: request)
      return nil
    }
    switch request {
    case .enter(let typed, _)?: return ImportLink.file(typed).url.map { .open($0) }
    case .press(Self.groupButton)? where canImport: beginGroup()
    case .open?, .act?: return take()
    default: break
    }
    return nil
  }

  private func take() -> PageEffect? {
    guard canImport, let path else { return nil }
    return .perform(ImportDaysIntent(path, into: group))
  }

  /// A day that comes, in the group that it comes into.
  func coming(at index: Int) -> Occasion? {
    guard let preview, preview.coming.indices.contains(index) else { return nil }
    var occasion = preview.coming[index]
    if !group.isEmpty { occasion.group = group }
    return occasion
  }

  private mutating func beginGroup() {
    writing = .group
    list.write(group)
  }

  /// Takes the group once its line is left.
  private mutating func endGroup(writing name: String, on request: ListRequest?) {
    var isEntered = list.focus != .entry
    if case .enter = request { isEntered = true }
    guard isEntered else { return }
    (group, writing) = (name.onOneLine, .path)
    list.write(typedPath)
    list.leaveEntry()
  }

  /// Takes over a completion of what is still typed, another file, or the same one as it is now.
  mutating func follow(_ newer: ImportPage) {
    guard newer.file.completion == nil else {
      if let completed = file.take(newer.file, of: typed) { list.write(completed) }
      return
    }
    let (older, isSame) = (self, newer.path == path && newer.fault == fault)
    self = newer
    group = older.group
    // A page that is only renewed keeps what is being typed.
    guard isSame, older.list.focus == .entry else { return }
    writing = older.writing
    list.write(older.typed)
  }

  func body(in room: PageRoom) -> some View { ImportView(page: self, plan: ImportPlan(room)) }
}

/// The layout of the page on which a file is imported.
struct ImportPlan: Hashable {
  let columns: Int
  let rows: Int

  init(_ room: PageRoom) {
    (columns, rows) = (min(100, room.columns), room.rows)
  }

  var listRows: Int { max(1, rows - 4) }
}

/// The path of a file to import, and what it would bring.
struct ImportView: View {
  let page: ImportPage
  let plan: ImportPlan

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      LineView(
        page.list, .entry,
        prompt: page.writing == .group ? "dday.import.group.prompt" : "dday.import.prompt",
        columns: plan.columns)
      HStack(spacing: 16) {
        told
        Spacer(minLength: 0)
        if page.canImport { group }
      }
      .frame(width: .columns(plan.columns), height: .rows(2), alignment: .leading)
      ListView(page.list, columns: plan.columns, rows: plan.listRows) { id, _ in
        heading(id)
      } row: { id, _ in
        row(id)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  /// What is to be done, or why the file can't be read.
  @ViewBuilder private var told: some View {
    if case .fault(let words)? = page.note {
      Text(words).foregroundStyle(.orange)
    } else if case .remark(let words)? = page.note {
      Text(words).foregroundStyle(.secondary)
    } else if let fault = page.fault {
      Text(fault).foregroundStyle(.orange)
    } else if page.preview == nil {
      Text("dday.import.hint").foregroundStyle(.secondary)
    } else if page.writing == .group {
      Text("dday.import.group.prompt").foregroundStyle(.secondary)
    } else if page.canImport {
      Text("dday.import.ready").foregroundStyle(.secondary)
    } else {
      Text("dday.import.nothing").foregroundStyle(.orange)
    }
  }

  /// The group that all days come into, and the button that asks for another.
  private var group: some View {
    Pressable(.press(ImportPage.groupButton)) {
      HStack(spacing: 8) {
        Text(verbatim: "\(ImportPage.groupButton)").bold()
        if page.group.isEmpty {
          Text("dday.import.group.own")
        } else {
          Text("dday.import.group.named \(page.group)")
        }
      }
      .padding(.horizontal, 8)
      .background(Color.primary.opacity(0.1))
    }
  }

  @ViewBuilder private func heading(_ id: ItemList.ID) -> some View {
    HStack(spacing: 8) {
      if id == ImportPage.Section.coming.rawValue {
        Text("dday.import.coming").bold().foregroundStyle(.green)
        Text(verbatim: "\(page.preview?.coming.count ?? 0)").foregroundStyle(.secondary)
      } else {
        Text("dday.import.omitted").bold().foregroundStyle(.orange)
        Text(verbatim: "\(page.preview?.omitted.count ?? 0)").foregroundStyle(.secondary)
      }
    }
  }

  @ViewBuilder private func row(_ id: ItemList.ID) -> some View {
    let parts = id.split(separator: " ")
    if let preview = page.preview, parts.count == 2, let index = Int(parts[1]) {
      if parts[0] == ImportPage.Section.coming.rawValue, let day = page.coming(at: index) {
        DaysRow(item: DayItem(day, on: page.today), columns: plan.columns, isFocused: false)
      } else if preview.omitted.indices.contains(index) {
        OmissionRow(omission: preview.omitted[index])
      }
    }
  }
}

/// What is left out of an import, and why.
private struct OmissionRow: View {
  let omission: ImportPreview.Omission

  var body: some View {
    HStack(spacing: 16) {
      if omission.title.isEmpty { Text("dday.untitled") } else { Text(verbatim: omission.title) }
      Text(omission.reason.words).foregroundStyle(.secondary)
      Spacer(minLength: 0)
    }
    .padding(.leading, 16)
  }
}

extension ImportPreview.Reason {
  fileprivate var words: LocalizedStringResource {
    switch self {
    case .known: "dday.import.known"
    case .changed: "dday.import.changed"
    case .removed: "dday.import.thrown"
    case .fault(let fault):
      "dday.import.line \(fault.line) \(LocalizedStringResource(fault.reason))"
    }
  }
}
