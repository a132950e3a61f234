import Pages
import Views

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
