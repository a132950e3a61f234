import Views
import Weather

/// The place, the weather and what matters now, on a few rows beside the symbol, which stand apart where
/// there is room.
struct WeatherRectangularView: View {
  let entry: WeatherEntry

  var body: some View {
    RowsThatFit(2...6) {
      rows($0)
    } rest: {
      heading
    }
  }

  private func rows(_ count: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if count > 4 {
        withSymbol
        if count > 5 { Spacer(minLength: 17) }
        entry.extremes
      } else if count > 3 {
        ViewThatFits(in: .horizontal) {
          withSymbolAndExtremes.frame(minWidth: Self.leastWidth, idealWidth: Self.leastWidth)
          VStack(alignment: .leading, spacing: 0) {
            heading
            now
            entry.extremes
          }
        }
      } else {
        heading
        now
      }
      if count > 2 { foot }
    }
  }

  /// The width from which on all words fit beside the symbol.
  private static let leastWidth = 144.0

  private var withSymbol: some View { besideSymbol { EmptyView() } }

  private var withSymbolAndExtremes: some View {
    besideSymbol { entry.extremes.padding(.trailing, 8) }
  }

  private func besideSymbol(@ViewBuilder _ third: () -> some View) -> some View {
    HStack(alignment: .top, spacing: 0) {
      VStack(alignment: .leading, spacing: 0) {
        // Needs no padding, because the symbol's corner beside it is empty.
        heading
        now.padding(.trailing, 8)
        third()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      entry.symbol(36).fixedSize()
    }
  }

  private var heading: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) {
        entry.placeText.font(.headline).widgetAccentable()
        caveat
      }
      HStack(spacing: 8) {
        entry.place.widgetAccentable()
        caveat
      }
    }
  }

  /// Not a button, which would be as good as invisible where a screen is locked.
  private var caveat: some View {
    entry.caveat.map {
      $0.font(.caption).foregroundStyle(.secondary).contentTransition(.numericText())
    }
  }

  private var now: some View {
    ViewThatFits(in: .horizontal) {
      nowText + Text(verbatim: " ") + entry.conditionText
      nowText + Text(verbatim: " ") + entry.briefConditionText
      nowText
    }
    .font(.headline)
  }

  private var nowText: Text { entry.text(entry.reading?.temperature) }

  private var foot: some View {
    ViewThatFits(in: .horizontal) {
      if let foresight = entry.foresightText { foresight }
      Text(verbatim: "")
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }
}
