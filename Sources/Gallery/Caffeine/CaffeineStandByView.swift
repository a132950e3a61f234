import Views

/// Today's caffeine, to be read from afar.
struct CaffeineStandByView: View {
  let day: CaffeineDay
  @Environment(\.accessibilityDifferentiateWithoutColor) private var isWithoutColor
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    StandByCard(Text("caffeine.afar"), Text("widget.caffeine")) {
      Image(systemName: "cup.and.saucer")
        .font(.system(size: 26))
        .foregroundStyle(Color("CoffeeAccent"))
    } hero: {
      (day.mark(isWithoutColor: isWithoutColor) + Text(verbatim: String(total)))
        .font(.system(size: StandByHero.size, weight: .bold))
        .foregroundStyle(gradient)
        .contentTransition(.numericText(value: day.total))
        .widgetAccentable()
        .invalidatableContent()
    } first: {
      StandByText([day.levelFigures], weight: .semibold)
    } second: {
      WhereDrawn {
        if let offer = day.settings.offers.first {
          DrinkButton(offer: offer, isDrawn: true).neverLeftOut()
        } else {
          sleep
        }
      } otherwise: {
        sleep
      }
    } bar: {
      if !redactionReasons.hideWhatIsKnown {
        StandByBar(upTo: day.share, gradient: Gradient(colors: colors))
      }
    } foot: {
      HStack(spacing: 8) {
        day.percentage(isWithoutColor: isWithoutColor)
        Spacer(minLength: 8)
        ForEach(day.settings.offers.prefix(1)) { DrinkButton(offer: $0) }
      }
    }
    .accessibilityLabel(day.reading)
  }

  private var sleep: some View {
    StandByText([day.sleepText, day.briefSleepText], weight: .regular)
  }

  private var total: Int { CaffeineDay.whole(day.total) }

  private var colors: [Color] {
    day.isOverLimit
      ? [Color("CoffeeLimit"), Color("CoffeeLimit")]
      : [Color("CoffeeFarTop"), Color("CoffeeFarBottom")]
  }

  private var gradient: LinearGradient {
    LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
  }
}
