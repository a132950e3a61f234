import FoundationEssentials
import Testing
import Views

/// Checks a tile written like a widget tutorial.
struct TutorialTests {
  private struct Hour: Identifiable {
    let id: Int
    let temperature: Int
  }

  private struct Forecast: View {
    let city: String?
    let temperature: Int
    let hours: [Hour]
    let isWide: Bool

    var body: some View {
      ZStack {
        LinearGradient(
          gradient: Gradient(colors: [.blue.opacity(0.8), .purple]),
          startPoint: .topLeading,
          endPoint: .bottomTrailing)
        HStack(spacing: 16) {
          now
          if isWide {
            Divider()
            HStack(alignment: .top, spacing: 12) {
              ForEach(hours.prefix(2)) { hour in
                VStack(spacing: 6) {
                  Image(systemName: "cloud.fill").symbolRenderingMode(.multicolor)
                  Text("\(hour.temperature)°").font(.caption)
                }
              }
            }
          }
        }
        .padding()
        .tint(.white)
      }
    }

    @ViewBuilder private var now: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text(city ?? "Nowhere").font(.headline).foregroundColor(.white)
        Spacer()
        Text("\(temperature)°")
          .font(.system(size: 36, weight: .light))
          .contentTransition(.numericText())
        Text("H:\(26)° L:\(17)°").font(.caption2).foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
  }

  @Test(arguments: [
    (true, ["서울", "23°", "H:26° L:17°", "1°", "2°"]), (false, ["서울", "23°", "H:26° L:17°"]),
  ])
  func isArchivedAsItsAuthorMeant(_ isWide: Bool, _ words: [String]) {
    let hours = (1...5).map { Hour(id: $0, temperature: $0) }
    let view = Forecast(city: "서울", temperature: 23, hours: hours, isWide: isWide)
    #expect(Node(archiving: view).texts == words)
  }
}
