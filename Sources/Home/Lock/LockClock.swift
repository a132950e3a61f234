import FoundationEssentials
import Timelines
import Views

/// The time of day, as large as its rows; thin while little is lit. What it shows is part of its value,
/// for a digit can roll only from one value to the next.
struct LockClock: View {
  let rows: Int
  let minute: Date
  @Environment(\.isLuminanceReduced) private var isDim

  var body: some View {
    Text(minute, format: .dateTime.hour(.defaultDigits(amPM: .omitted)).minute())
      .font(.system(size: Double(rows) * 12, weight: isDim ? .light : .bold))
      .fontWidth(.expanded)
      .foregroundStyle(Self.gradient)
      .contentTransition(.numericText(value: minute.timeIntervalSince1970))
      .lineLimit(1)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  init(rows: Int, at date: Date) {
    self.rows = rows
    minute = Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 60).rounded(.down) * 60)
  }

  /// When the shown minute is over.
  var end: Date { minute + 60 }

  private static let gradient = LinearGradient(
    colors: [Color("LockClockTop"), Color("LockClockMiddle"), Color("LockClockBottom")],
    startPoint: .top, endPoint: .bottom)
}

/// The date above the clock.
struct LockDate: View {
  let rows: Int

  var body: some View {
    Text(.currentDate, format: .dateTime.month().day().weekday())
      .font(rows > 1 ? .system(size: Double(rows) * 12, weight: .semibold) : .body)
      .bold(rows == 1)
      .lineLimit(1)
  }
}

/// The wallpaper of the Lock Screen.
package enum LockWallpaper: Hashable, Sendable {
  /// A sky at dusk, which only the Lock Screen has.
  case sky
  /// That of the Home Screen.
  case home
  case other(Wallpaper)

  /// Fails unless the word is `sky`, `home` or that of a wallpaper.
  package init?(_ word: String) {
    switch word.lowercased() {
    case "sky": self = .sky
    case "home": self = .home
    default:
      guard let wallpaper = Wallpaper(word) else { return nil }
      self = .other(wallpaper)
    }
  }

  /// The word by which it is chosen.
  package var word: String {
    switch self {
    case .sky: "sky"
    case .home: "home"
    case .other(let wallpaper): wallpaper.word
    }
  }

  /// The program's own.
  static let own: [LockWallpaper] = [.sky, .home] + Wallpaper.own.map { .other($0) }
}

/// What a widget shows instead of private content: a lock and its name.
struct Veil: View {
  /// The key of the widget's name.
  let name: String
  let family: WidgetFamily

  var body: some View {
    content
      .lineLimit(1)
      .foregroundStyle(.secondary)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .accessibilityLabel("chrome.veiled.spoken \(title)")
  }

  @ViewBuilder private var content: some View {
    switch family {
    case .accessoryInline:
      HStack(spacing: 8) {
        Image(systemName: "lock.fill")
        title
      }
    case .accessoryCircular, .accessoryCorner:
      Gauge(value: 0) { stacked(locks: [36, 25, 17]) }.gaugeStyle(.accessoryCircularCapacity)
    case .accessoryRectangular: beside
    default: stacked(locks: [60, 48, 36, 25, 17])
    }
  }

  private var title: Text { Text(LocalizedStringKey(name)) }

  /// The lock above the name; below a size, the lock alone.
  private func stacked(locks sizes: [Double]) -> some View {
    ViewThatFits {
      ForEach(sizes.dropLast(), id: \.self) { size in
        VStack(spacing: 0) {
          lock(size)
          title
        }
      }
      ForEach(sizes, id: \.self) { lock($0) }
    }
  }

  private var beside: some View {
    ViewThatFits {
      ForEach([36.0, 25], id: \.self) { size in
        HStack(spacing: 16) {
          lock(size)
          VStack(alignment: .leading, spacing: 0) {
            title.bold().foregroundStyle(.primary)
            Text("chrome.veiled")
          }
        }
      }
      HStack(spacing: 8) {
        Image(systemName: "lock.fill")
        title
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }

  private func lock(_ size: Double) -> some View {
    Image(systemName: "lock.fill").font(.system(size: size)).fixedSize()
  }
}
