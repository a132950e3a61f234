import Weather

/// The places among which a person goes from one weather to the next: first those of the widgets on the
/// board in their order, then the others that come with the program, and then the first again.
struct CityRing: Hashable {
  private let places: [Place]
  private(set) var index: Int

  /// Stands at the place behind a link, which is one of them in any case.
  init(at link: WeatherLink, standing: [Place], offered: [Place]) {
    var places: [Place] = []
    for place in standing + offered where !places.contains(where: { $0.isWhere(place) }) {
      places.append(place)
    }
    let known = places.firstIndex(where: link.leads)
    if known == nil { places.insert(link.coordinates.place(), at: 0) }
    (self.places, index) = (places, known ?? 0)
  }

  var place: Place { places[index] }
  var count: Int { places.count }

  mutating func step(by count: Int) {
    index = (index + count % places.count + places.count) % places.count
  }
}
