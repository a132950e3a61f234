import Views

/// Of what a list of days is, and how many there are.
struct ListHeading: View {
  let scene: DDayScene

  var body: some View {
    HStack(spacing: 8) {
      name.font(.headline)
      Spacer(minLength: 0)
      Text("dday.count \(scene.count)").font(.caption).foregroundStyle(.secondary)
    }
  }

  private var name: Text { scene.group.map { Text(verbatim: $0) } ?? Text("dday.upcoming") }
}
