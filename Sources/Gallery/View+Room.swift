import Pages
import Views

extension View {
  /// Fits only into tiles with room for so many columns and rows, and takes all of it.
  func inRoom(of columns: Double, by rows: Double, alignment: Alignment = .topLeading) -> some View
  {
    RoomyView(
      content: self, least: CGSize(width: columns * 8, height: rows * 17),
      alignment: alignment)
  }
}

/// A layout for large tiles. In a tile that is too small it isn't evaluated.
private struct RoomyView<Content: View>: View {
  let content: Content
  let least: CGSize
  let alignment: Alignment
  @Environment(\.tileSize) private var tileSize

  var body: some View {
    if mayFit {
      content.frame(
        minWidth: least.width, idealWidth: least.width, maxWidth: .infinity,
        minHeight: least.height, maxHeight: .infinity, alignment: alignment)
    }
  }

  private var mayFit: Bool {
    tileSize.map { $0.width >= least.width && $0.height >= least.height } ?? true
  }
}

/// A view that isn't put together before it is archived: for alternatives, of which most never are. Its content
/// reads the environment there, not where it is written.
struct Later<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}

/// The list of a medium tile: as many rows as fit at the size of type, or a heading where none does.
struct ListThatFits<Rows: View, Heading: View>: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  /// A number of rows, with the gap below the heading and that between rows.
  let rows: (_ count: Int, _ gap: Double, _ rowGap: Double) -> Rows
  let heading: Heading

  init(
    @ViewBuilder rows: @escaping (Int, Double, Double) -> Rows,
    @ViewBuilder heading: () -> Heading
  ) {
    (self.rows, self.heading) = (rows, heading())
  }

  var body: some View {
    ViewThatFits(in: .vertical) {
      switch typeSize.density {
      case .tight: rows(6, 0, 0)
      case .usual: rows(4, 17, 0)
      case .airy: ForEach([3, 2], id: \.self) { rows($0, 17, 17) }
      }
      rows(4, 17, 0)
      ForEach([4, 2, 1], id: \.self) { rows($0, 0, 0) }
      heading
    }
  }
}

/// As many rows as fit, or something shorter where not even the fewest do.
struct RowsThatFit<Rows: View, Rest: View>: View {
  let counts: ClosedRange<Int>
  let rows: (Int) -> Rows
  let rest: Rest

  init(
    _ counts: ClosedRange<Int>, @ViewBuilder rows: @escaping (Int) -> Rows,
    @ViewBuilder rest: () -> Rest = { EmptyView() }
  ) {
    (self.counts, self.rows, self.rest) = (counts, rows, rest())
  }

  var body: some View {
    ViewThatFits(in: .vertical) {
      ForEach(Array(counts.reversed()), id: \.self) { rows($0) }
      rest
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

extension DynamicTypeSize {
  /// How much air is between the rows of a list.
  var density: ListDensity { ListDensity(at: self) }

  /// The weight of a numeral that isn't bold anyway.
  var numeralWeight: Font.Weight { self < .xxLarge ? .regular : .bold }
}

extension ListDensity {
  /// The gap below a heading, in points.
  var headingGap: Double { self == .tight ? 0 : 17 }

  /// The gap between two items, in points.
  var rowGap: Double { self == .airy ? 17 : 0 }
}

extension Double {
  /// The rows of a hero of this size in points, which has a third of a row for each four. A smaller hero
  /// keeps the room of the usual one, so that less room never makes it larger.
  var heroRows: Double { max(4, ((self / 4).rounded() / 3).rounded(.up)) }
}
