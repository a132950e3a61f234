import FoundationEssentials
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
