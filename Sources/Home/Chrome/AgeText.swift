import Views

/// From when that is what a widget shows whose provider fails.
struct AgeText: View {
  let trouble: Trouble

  var body: some View {
    if let date = trouble.lastNews {
      Text("chrome.since \(date, style: .time)")
    } else {
      Text("chrome.nothing-yet")
    }
  }
}
