import FoundationEssentials
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
    if page != status.page, let url = PageLink(by: page - status.page).url {
      Link(destination: url) { mark }
    } else {
      mark
    }
  }

  /// Beyond this width, a number says more than dots.
  private static let widest = 48
}

/// The target of a click on the dot of a page: `page:2` leads two pages on, `page:-1` a page back.
struct PageLink: Hashable {
  let count: Int

  init(by count: Int) {
    self.count = count
  }

  /// Fails for URLs of other kinds.
  init?(_ url: URL) {
    let text = url.absoluteString
    guard text.hasPrefix(Self.start), let count = Int(text.dropFirst(Self.start.count)) else {
      return nil
    }
    self.count = count
  }

  var url: URL? { URL(string: "\(Self.start)\(count)") }

  private static let start = "page:"
}

/// The number of the page among all, which leads to the next one.
struct PageNumber: View {
  let number: String
  let status: Status

  var body: some View {
    let text = Text(verbatim: number).foregroundStyle(.secondary)
    if let url = PageLink(by: status.page + 1 < status.pageCount ? 1 : -status.page).url {
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
      Text(verbatim: index == shown ? marks.thisPage : marks.otherPage)
        .foregroundStyle(index == shown ? HierarchicalShapeStyle.primary : .tertiary)
    }
  }
}
