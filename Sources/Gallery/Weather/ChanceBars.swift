import Views

/// A bar for each hour's chance of precipitation; full height is 100%.
struct ChanceBars: View {
  /// From 0 to 1.
  let chances: [Double]
  let color: Color

  var body: some View { ValueBars(chances).foregroundStyle(color) }
}
