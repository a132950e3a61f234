import FoundationEssentials
import Pages
import Views

/// A dot for each page, which leads there; a number if there are too many.
struct PageDots: View, Equatable {
  let status: Status
  let marks: Marks
  /// The available columns.
  let room: Int

  var body: some View {
    if status.pageCount == 1 {
      Text(verbatim: "")
    } else if 2 * status.pageCount < min(room, Self.widest) {
      HStack(spacing: 8) {
        ForEach(0..<status.pageCount) { page in
          dot(page)
        }
      }
    } else {
      PageNumber(number: status.pageNumber ?? "", status: status)
    }
  }

  @ViewBuilder private func dot(_ page: Int) -> some View {
    let mark = Text(verbatim: page == status.page ? marks.thisPage : marks.otherPage)
      .foregroundStyle(page == status.page ? HierarchicalShapeStyle.primary : .tertiary)
    if page != status.page, let url = DotLink(by: page - status.page).url {
      Link(destination: url) { mark }
    } else {
      mark
    }
  }

  /// Beyond this width, a number says more than dots.
  private static let widest = 48
}

/// The target of a click on a dot: `page:2` leads two pages on, `stack:-1` to the widget before in a stack.
struct DotLink: Hashable {
  enum Row: String {
    case page, stack
  }

  let row: Row
  let count: Int

  init(by count: Int, in row: Row = .page) {
    (self.row, self.count) = (row, count)
  }

  /// Fails for URLs of other kinds.
  init?(_ url: URL) {
    let parts = url.absoluteString.split(separator: ":").map(String.init)
    guard parts.count == 2, let row = Row(rawValue: parts[0]), let count = Int(parts[1]) else {
      return nil
    }
    self.init(by: count, in: row)
  }

  var url: URL? { URL(string: "\(row.rawValue):\(count)") }

  var command: KeyCommand { row == .page ? .turnPage(count) : .turnStack(count) }
}

/// The number of the page among all, which leads to the next one.
struct PageNumber: View {
  let number: String
  let status: Status

  var body: some View {
    let text = Text(verbatim: number).foregroundStyle(.secondary)
    if let url = DotLink(by: status.page + 1 < status.pageCount ? 1 : -status.page).url {
      Link(destination: url) { text }
    } else {
      text
    }
  }
}

/// A dot for each widget of a stack, beside or below one another.
struct StackDots: View, Equatable {
  let count: Int
  /// The index of the widget in front.
  let shown: Int
  var isUpright = false
  let marks: Marks

  var body: some View {
    if isUpright {
      VStack(spacing: 0) { dots }
    } else {
      HStack(spacing: 8) { dots }
    }
  }

  private var dots: some View {
    ForEach(0..<count, id: \.self) { index in
      let dot = Text(verbatim: index == shown ? marks.thisPage : marks.otherPage)
        .foregroundStyle(index == shown ? HierarchicalShapeStyle.primary : .tertiary)
      if index != shown, let url = DotLink(by: index - shown, in: .stack).url {
        Link(destination: url) { dot }
      } else {
        dot
      }
    }
  }
}
