import Almanac
import FoundationEssentials
import Views

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

  private mutating func show(_ reel: Reel, for traits: Traits) {
    policy = PolicyDocument(policy: reel.policy)
    entries = (0..<reel.count).compactMap { entry in
      reel.nearestFace(of: entry, to: traits).map { Entry(date: reel.date(of: entry), face: $0) }
    }
  }
}
