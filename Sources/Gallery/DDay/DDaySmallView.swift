import Views

/// The count of a D-Day, or what to do as long as there is none.
struct DDaySmallView: View {
  let entry: DDayEntry

  var body: some View {
    if let dday = entry.dday {
      CountView(dday: dday)
    } else {
      UnsetView()
    }
  }
}
