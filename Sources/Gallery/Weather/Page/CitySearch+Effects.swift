import Pages

extension PageEvent {
  /// Whether something is clicked that a page shows beside its search.
  var isBesideSearch: Bool { if case .link(let url) = self { ListLink(url) == nil } else { false } }
}

extension CitySearch {
  /// What an event comes to while the search is open on a page.
  mutating func effect(of event: PageEvent, in room: PageRoom) -> PageEffect? {
    let plan = CitySearchPlan(room)
    switch handle(event, rows: plan.listRows, columns: plan.listColumns) {
    case .place(let place):
      close()
      return WeatherLink(to: place)?.url.map { .open($0) }
    case .ask(let name): return .run(FindCityIntent(name))
    case nil: return nil
    }
  }
}
