package import Almanac
package import FoundationEssentials

/// The output of a widget program: its kinds and their timelines as JSON.
package struct WidgetDocument: Encodable, Sendable {
  private let widgets: [KindDocument]
  /// The kinds dropped because an earlier one has the same name.
  private let repeated: [String]

  /// Asks each kind once.
  package init(
    of gathered: (kinds: [WidgetKind], repeated: [WidgetKind]), at date: Date, in zone: Zone
  ) async {
    var widgets: [KindDocument] = []
    for kind in gathered.kinds {
      widgets.append(await KindDocument(of: kind, at: date, in: zone))
    }
    self.widgets = widgets
    repeated = gathered.repeated.map(\.id)
  }

  /// Encodes dates as seconds since 1970; a formatted date would lose the fraction.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // The encoder's own strategy fails for infinitely distant dates.
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(date.timeIntervalSince1970)
    }
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
