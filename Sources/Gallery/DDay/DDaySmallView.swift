import Views

/// The count of a D-Day, or what to do as long as there is none.
struct DDaySmallView: View {
  let entry: DDayEntry

  var body: some View {
    if let day = entry.day {
      CountView(day: day)
    } else {
      UnsetView()
    }
  }
}
