import Views

/// The time of day, alone in its slot: whatever else stands in its row changes less often.
struct ClockText: View, Equatable {
  var body: some View {
    Text(.currentDate, format: .dateTime.hour().minute()).bold().lineLimit(1)
  }
}
