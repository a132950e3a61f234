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
