import Views

/// The time and the day, in texts that update themselves.
struct ClockView: View {
  var body: some View {
    ZStack {
      LinearGradient(
        colors: [Color("ClearDayTop"), Color("ClearDayMiddle"), Color("ClearDayBottom")],
        startPoint: .top, endPoint: .bottom)
      ViewThatFits {
        full
        time.padding(.horizontal)
        time
      }
    }
  }

  private var full: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(.currentDate, format: .dateTime.weekday(.wide))
        .font(.headline)
      Spacer()
      time
      Spacer()
      Text(.currentDate, format: .dateTime.year().month(.wide).day())
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .padding()
  }

  private var time: some View {
    Text(.currentDate, format: .dateTime.hour().minute())
      .font(.system(size: 44, weight: .bold))
      .contentTransition(.numericText())
  }
}
