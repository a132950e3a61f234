import FoundationEssentials
import Views

/// How old that is what a widget shows whose provider fails.
struct AgeText: View {
  /// When something was last known, if anything ever was.
  let lastNews: Date?

  var body: some View {
    if let date = lastNews {
      Text(
        .currentDate,
        format: .reference(
          to: date, allowedFields: [.day, .hour, .minute], maxFieldCount: 1, thresholdField: .year))
    } else {
      Text("chrome.nothing-yet")
    }
  }
}
