import FoundationEssentials
import Views

/// The link back to the widgets.
struct WayBack: View {
  let marks: Marks

  private static let url = URL(string: "home:")

  var body: some View {
    if let url = Self.url {
      Link(destination: url) { label }
    } else {
      label
    }
  }

  private var label: some View {
    HStack {
      Text(verbatim: marks.back)
      Text("page.home")
    }
    .bold()
  }
}
