import Pages
import Views
import Weather

/// A row between parts of the page, with what can be done with the place.
struct VisitRow: View {
  let scene: WeatherScene
  let columns: Int

  var body: some View {
    Rectangle().fill(.clear)
      .frame(width: .columns(columns), height: .rows(1))
      .overlay(alignment: .leading) {
        if let visit = scene.visit { LocationButtons(visit: visit) }
      }
  }
}

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
    case .settle: "weather.page.home"
    }
  }

  fileprivate var briefName: LocalizedStringKey {
    switch self {
    case .show: "weather.page.show.brief"
    case .add: "weather.page.add.brief"
    case .settle: "weather.page.home.brief"
    }
  }

  /// What it has done.
  fileprivate var deed: LocalizedStringKey {
    switch self {
    case .show: "weather.page.shown"
    case .add: "weather.page.added"
    case .settle: "weather.page.home.set"
    }
  }
}

/// The places to step through on the weather page: those of the user's widgets in order, then the
/// suggested ones and those that were visited, then from the start again.
struct CityRing: Hashable {
  let places: [Location]
  private(set) var index: Int

  /// Starts at a place, which is always included.
  init(at place: Location, standing: [Location], offered: [Location]) {
    var places: [Location] = []
    for place in standing + offered where !places.contains(where: { $0.isWhere(place) }) {
      places.append(place)
    }
    let known = places.firstIndex { $0.isWhere(place) }
    if known == nil { places.insert(place, at: 0) }
    (self.places, index) = (places, known ?? 0)
  }

  var place: Location { places[index] }
  var count: Int { places.count }

  mutating func step(by count: Int) {
    index = (index + count % places.count + places.count) % places.count
  }
}
