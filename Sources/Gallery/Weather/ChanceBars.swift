import Views

/// A bar for each hour's chance of precipitation, below its hour; full height is 100%.
struct ChanceBars: View {
  /// From 0 to 1.
  let chances: [Double]
  let color: Color

  var body: some View {
    let count = Double(max(1, chances.count))
    ValueBars(
      chances.enumerated().map { hour, chance in
        ChartBar(from: Double(hour) / count, to: Double(hour + 1) / count, height: chance)
      }, gaps: .inPlace
    )
    .foregroundStyle(color)
  }
}
