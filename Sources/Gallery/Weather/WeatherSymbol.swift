import Views
import Weather

/// What the sky does, in the colours that can be seen before it.
struct WeatherSymbol: View {
  let condition: Condition
  let isDay: Bool
  /// Before which it stands, which need not be its own.
  let sky: Sky
  let size: Double

  var body: some View {
    Image(systemName: condition.symbolName(isDay: isDay))
      .font(.system(size: size))
      .symbolRenderingMode(.multicolor)
      .foregroundStyle(condition.symbolColor(isDay: isDay, before: sky))
  }
}
