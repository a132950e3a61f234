import Weather

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
