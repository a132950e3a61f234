import Views

/// The buttons to log a drink and to undo the last one, as many as fit.
struct DrinkButtons: View {
  let day: CaffeineDay

  var body: some View {
    ViewThatFits(in: .horizontal) {
      row(of: 2, isBrief: false)
      row(of: 2, isBrief: true)
      row(of: 1, isBrief: false)
      row(of: 1, isBrief: true)
      ForEach(day.settings.offers.prefix(1)) { DrinkButton(offer: $0, isBrief: true) }
    }
  }

  private func row(of count: Int, isBrief: Bool) -> some View {
    HStack(spacing: 8) {
      HStack(spacing: 8) {
        ForEach(day.settings.offers.prefix(count)) {
          DrinkButton(offer: $0, isBrief: isBrief)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if !day.isEmpty, let last = day.last {
        Button("caffeine.undo.brief", intent: UndoDrinkIntent(last))
      }
    }
  }
}
