import FoundationEssentials
import Views

/// The age of a failing widget's content.
struct AgeText: View {
  /// The date of the last data; nil if none ever arrived.
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
