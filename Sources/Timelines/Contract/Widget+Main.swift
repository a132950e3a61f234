package import Almanac
package import FoundationEssentials
import System
import Views

extension Widget {
  /// Prints the widget's timelines and exits.
  public static func main() async throws {
    try await WidgetProgram.run(WidgetKind.all(in: Self()))
  }
}

extension WidgetBundle {
  /// Prints the widgets' timelines and exits.
  public static func main() async throws {
    try await WidgetProgram.run(WidgetKind.all(in: Self()))
  }
}

/// A widget kind with its timeline in its first size, or the error instead.
struct KindDocument: Encodable, Sendable {
  struct Entry: Encodable, Sendable {
    let date: Date
    let face: Face
  }

  let kind: String
  let name: String
  let description: String
  let families: [String]
  private(set) var policy: PolicyDocument?
  private(set) var entries: [Entry] = []
  private(set) var fault: String?

  init(of kind: WidgetKind, at date: Date, in zone: Zone) async {
    self.kind = kind.id
    name = kind.name
    description = kind.description
    families = kind.families.map(\.description)
    guard let family = kind.families.first else { return }
    let context = TimelineProviderContext(family: family, date: date, zone: zone)
    do {
      show(try await kind.timeline(for: [:], in: context), for: Traits(usual: family))
    } catch {
      fault = "\(error)"
    }
  }

  private mutating func show(_ timeline: AnyTimeline, for traits: Traits) {
    policy = PolicyDocument(policy: timeline.policy)
    entries = (0..<timeline.count).compactMap { entry in
      timeline.nearestFace(of: entry, to: traits).map {
        Entry(date: timeline.date(of: entry), face: $0)
      }
    }
  }
}

/// A policy as JSON: `"atEnd"`, `"never"` or `{"after": date}`.
struct PolicyDocument: Encodable, Sendable {
  let policy: TimelineReloadPolicy

  private enum Key: CodingKey {
    case after
  }

  func encode(to encoder: any Encoder) throws {
    switch policy.moment {
    case .atEnd: try encode("atEnd", to: encoder)
    case .never: try encode("never", to: encoder)
    case .after(let date):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(date, forKey: .after)
    }
  }

  private func encode(_ name: String, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

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

/// A program made of widgets: reads the current date and zone, and prints.
enum WidgetProgram {
  static func run(_ gathered: (kinds: [WidgetKind], repeated: [WidgetKind])) async throws {
    let (zone, _) = Zone.system(environment: ProcessInfo.processInfo.environment)
    let document = await WidgetDocument(of: gathered, at: Date(), in: zone)
    try Output.standard.write(.json(document.json() + "\n"))
  }
}
