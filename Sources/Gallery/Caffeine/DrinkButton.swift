import Diary
import Views

/// A button that logs a drink; its label is shorter in less room.
struct DrinkButton: View {
  let offer: CaffeineSettings.Offer
  var isWide = false
  var isBrief = false
  /// Whether its label is in letters to be read from afar.
  var isDrawn = false

  var body: some View {
    if isDrawn {
      Button(intent: LogDrinkIntent(offer)) {
        StandByText([Text("caffeine.add \(name)"), name, Text("caffeine.add \(amount)")])
          .foregroundStyle(Color("CoffeeFarTop"))
          .widgetAccentable()
      }
      .buttonStyle(.plain)
    } else {
      written
    }
  }

  private var written: some View {
    Button(intent: LogDrinkIntent(offer)) {
      ViewThatFits(in: .horizontal) {
        if !isBrief { Text("caffeine.add \(name)") }
        name
        Text("caffeine.add \(amount)")
      }
      .frame(maxWidth: isWide ? .infinity : nil)
    }
  }

  private var amount: Text {
    Text("caffeine.amount \(String(CaffeineDay.whole(offer.milligrams)))")
  }

  private var name: Text { Text(LocalizedStringKey(offer.choice.drink.nameKey)) }
}
