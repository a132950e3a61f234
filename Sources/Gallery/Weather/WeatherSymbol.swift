import Views
import Weather

/// A condition's symbol, in colours that are visible on the sky.
struct WeatherSymbol: View {
  let condition: Condition
  let isDay: Bool
  /// The sky behind it, which may be that of another condition.
  let sky: Sky
  let size: Double

  var body: some View {
    Image(systemName: condition.symbolName(isDay: isDay))
      .font(.system(size: size))
      .symbolRenderingMode(.multicolor)
      .foregroundStyle(condition.symbolColor(isDay: isDay, before: sky))
  }
}
