import Pages
import Views

/// The buttons for a place, as many as fit, or what the last one has done.
struct LocationButtons: View {
  let visit: LocationVisit

  var body: some View {
    HStack(spacing: 16) {
      if let done = visit.done {
        HStack(spacing: 8) {
          Image(systemName: "checkmark")
          Text(done.deed)
        }
      }
      ViewThatFits(in: .horizontal) {
        row { Text($0.name) }
        row { Text($0.briefName) }
        row { _ in nil }
      }
    }
    .lineLimit(1)
    .frame(height: .rows(1))
  }

  private func row(name: @escaping (LocationVisit.Button) -> Text?) -> some View {
    HStack(spacing: 16) {
      ForEach(LocationVisit.Button.allCases.filter(visit.offers), id: \.self) { button in
        if let url = WeatherGesture.press(button).url {
          Link(destination: url) {
            HStack(spacing: 8) {
              Text(verbatim: "\(button.rawValue)").bold()
              if let name = name(button) { name }
            }
            .padding(.horizontal, 8)
            .background(Color.primary.opacity(0.2))
          }
        }
      }
    }
  }
}

extension LocationVisit.Button {
  fileprivate var name: LocalizedStringKey {
    switch self {
    case .show: "weather.page.show"
    case .add: "weather.page.add"
    }
  }

  fileprivate var briefName: LocalizedStringKey {
    switch self {
    case .show: "weather.page.show.brief"
    case .add: "weather.page.add.brief"
    }
  }

  /// What it has done.
  fileprivate var deed: LocalizedStringKey {
    switch self {
    case .show: "weather.page.shown"
    case .add: "weather.page.added"
    }
  }
}
