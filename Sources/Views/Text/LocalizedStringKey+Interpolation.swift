public import FoundationEssentials

extension LocalizedStringKey {
  /// The text and values of a string literal, in order.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var key = ""
    private(set) var arguments: [[TextPiece]] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.escapingPercents()
    }

    public mutating func appendInterpolation<Value>(_ value: Value) {
      append("%@", "\(value)")
    }

    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      append("%lld", FormatSpecifier.grouped(String(value)))
    }

    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      append("%lf", FormatSpecifier("%lf").format(Double(value)))
    }

    public mutating func appendInterpolation<Value: BinaryInteger>(
      _ value: Value, specifier: String
    ) {
      let specifier = FormatSpecifier(specifier)
      append(specifier.place, specifier.format(Int64(clamping: value)))
    }

    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
      _ value: Value, specifier: String
    ) {
      let specifier = FormatSpecifier(specifier)
      append(specifier.place, specifier.format(Double(value)))
    }

    public mutating func appendInterpolation(_ text: Text) {
      append("%@", text.pieces)
    }

    public mutating func appendInterpolation(_ image: Image) {
      append("%@", Text(image).pieces)
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", Text(date, style: style).pieces)
    }

    public mutating func appendInterpolation(_ date: Date, format: DateFormat) {
      append("%@", Text(date, format: format).pieces)
    }

    public mutating func appendInterpolation(
      _ source: TimeDataSource<Date>, format: DateFormat
    ) {
      append("%@", Text(source, format: format).pieces)
    }

    public mutating func appendInterpolation(
      _ source: TimeDataSource<Date>, format: SystemFormatStyle.DateReference
    ) {
      append("%@", Text(source, format: format).pieces)
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append("%@", Text(dates).pieces)
    }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      let text = Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours)
      append("%@", text.pieces)
    }

    private mutating func append(_ place: String, _ text: String) {
      append(place, [TextPiece(content: .plain(.verbatim(text)))])
    }

    private mutating func append(_ place: String, _ pieces: [TextPiece]) {
      key += place
      arguments.append(pieces)
    }
  }
}
