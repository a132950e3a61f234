import Pages
import Views
import Weather
import WidgetIntents

/// The search for a city in a card, with the weather behind it beside the card where there is room.
struct CitySearchView<Beside: View>: View {
  private let search: CitySearch
  private let plan: CitySearchPlan
  private let beside: Beside

  init(_ search: CitySearch, in plan: CitySearchPlan, @ViewBuilder beside: () -> Beside) {
    (self.search, self.plan, self.beside) = (search, plan, beside())
  }

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      card
      if plan.besideColumns > 0 { beside }
    }
    .frame(width: .columns(plan.columns), height: .rows(plan.rows), alignment: .topLeading)
  }

  private var card: some View {
    VStack(alignment: .leading, spacing: .rows(plan.gap)) {
      LineView(search.list, .search, prompt: "weather.find.prompt", columns: plan.listColumns)
      if search.matches.isEmpty, search.list.item == nil {
        Text(search.isBeyondEarth ? "weather.find.beyond-earth" : "weather.find.none")
          .lineLimit(2).foregroundStyle(.secondary)
      } else {
        ListView(search.list, columns: plan.listColumns, rows: plan.listRows) { _, _ in
          EmptyView()
        } row: { id, isFocused in
          row(id, isFocused: isFocused || id == search.list.item)
            .background(Color.primary.opacity(leads(to: id) ? 0.2 : 0))
        }
      }
    }
    .lineLimit(1)
    .padding(.horizontal, .columns(plan.margin))
    .padding(.vertical, .rows(plan.hasCard ? 1 : 0))
    .frame(
      width: .columns(plan.cardColumns), height: .rows(plan.rows), alignment: .topLeading
    )
    .background(
      Color.primary.opacity(plan.hasCard ? 0.08 : 0), in: RoundedRectangle(cornerRadius: 20))
  }

  @ViewBuilder private func row(_ id: String, isFocused: Bool) -> some View {
    HStack(spacing: 8) {
      if let city = search.matches.first(where: { $0.id == id }) {
        Text(LocalizedStringKey(city.place.nameKey)).bold(isFocused)
          .frame(width: .columns(plan.nameColumns), alignment: .leading)
        if plan.hasCountries, let country = city.country {
          Text(verbatim: country).foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
        if search.isAmbiguous(city), let spot = WeatherLink(to: city.place)?.coordinates {
          Text(verbatim: spot.text).font(.caption).foregroundStyle(.secondary)
        }
      } else {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
        Text("weather.find.ask \(search.list.query)").bold(isFocused)
        Spacer(minLength: 0)
      }
      if isFocused, plan.hasCountries {
        Text("sign.take").foregroundStyle(.secondary).fixedSize()
      }
    }
    .padding(.horizontal, 8)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// Whether Enter chooses the city while its name is typed.
  private func leads(to id: String) -> Bool {
    search.list.focus == .search && id == search.list.item
  }
}
