import Views

/// How old that is what a widget shows whose provider fails.
struct AgeText: View {
  let trouble: Trouble

  var body: some View {
    if let date = trouble.lastNews {
      Text(
        .currentDate,
        format: .reference(
          to: date, allowedFields: [.day, .hour, .minute], maxFieldCount: 1, thresholdField: .year))
    } else {
      Text("chrome.nothing-yet")
    }
  }
}
