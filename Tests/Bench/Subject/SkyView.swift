import Views

/// The most that a small tile draws: a large symbol and a numeral over a gradient.
struct SkyView: View {
  let number: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: 0) {
        VStack(alignment: .leading, spacing: 0) {
          Text("서울").font(.headline)
          Text(verbatim: "\(number)°").font(.system(size: 44)).contentTransition(.numericText())
        }
        Spacer(minLength: 0)
        Image(systemName: Self.symbols[number % Self.symbols.count])
          .font(.system(size: 36))
          .symbolRenderingMode(.multicolor)
          .contentTransition(.opacity)
      }
      Spacer(minLength: 0)
      Text("맑음").font(.headline)
      Text(verbatim: "↑\(number + 5)° ↓\(number - 5)°").font(.caption).foregroundStyle(.secondary)
    }
    .padding()
    .background(
      LinearGradient(
        colors: [Color("ClearDayTop"), Color("ClearDayMiddle"), Color("ClearDayBottom")],
        startPoint: .top, endPoint: .bottom))
  }

  private static let symbols = ["cloud.sun", "cloud.rain", "moon.stars", "cloud.bolt.rain"]
}
