import FoundationEssentials
import Views

/// As many tiles as a large screen shows, each with most kinds of views.
struct BoardView: View {
  let tint: Color

  var body: some View {
    ZStack {
      LinearGradient(colors: [tint, .black], startPoint: .topLeading, endPoint: .bottomTrailing)
      VStack(spacing: 17) {
        ForEach(0..<3) { _ in
          HStack(spacing: 16) {
            ForEach(0..<6) { number in BoardTile(number: number, tint: tint) }
          }
        }
      }
      .padding()
    }
  }
}

private struct BoardTile: View {
  let number: Int
  let tint: Color

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Image(systemName: "sun.max.fill").foregroundStyle(.yellow)
        Text("서울 \(number)").font(.headline)
        Spacer()
        Text(verbatim: "\(number)°").bold()
      }
      Text(.currentDate, format: .dateTime.month().day().weekday())
      Divider()
      ForEach(0..<3) { hour in
        HStack {
          Text(verbatim: "\(hour)시").foregroundStyle(.secondary)
          Spacer()
          Text(verbatim: "\(number + hour)°")
        }
      }
      Text(Date(timeIntervalSince1970: 0), style: .timer).lineLimit(1)
    }
    .padding(8)
    .background(LinearGradient(colors: [tint, .indigo], startPoint: .top, endPoint: .bottom))
  }
}
