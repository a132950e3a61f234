package import Almanac
package import FoundationEssentials

/// What a widget's own program prints: its kinds and their timelines, as JSON.
package struct WidgetDocument: Encodable, Sendable {
  private let widgets: [KindDocument]
  /// Kinds that have the name of one before them, and so cannot be told from it.
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

  /// Dates are seconds since 1970, whose fractions a written date would lose.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // The encoder's own way of doing this fails for a date that is infinitely far away.
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(date.timeIntervalSince1970)
    }
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
