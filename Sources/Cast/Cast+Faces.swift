package import FoundationEssentials
package import Timelines
import Views

extension Cast {
  /// The face of a widget at a date with `traits`; reuses the archived one.
  package func face(of id: Instance.ID, for traits: Traits, at date: Date) -> ArchivedFace? {
    guard let member = members[id], let kind = kinds[member.kind] else { return nil }
    let (entry, isStale) = (schedule.entry(of: id, at: date), isStale(id))
    if let kept = faces[id]?.face(of: entry?.id, for: traits, isStale: isStale) { return kept }
    let exact = entry.flatMap { exactFace(of: $0, for: traits, isStale: isStale) }
    // A face that was drawn for other traits may say what is private.
    guard let entry, exact != nil || !traits.redaction.contains(.privacy) else {
      return ArchivedFace(placeholder(of: kind, in: context(of: member, at: date), for: traits))
    }
    return exact
      ?? entry.reel.nearestFace(of: entry.index, to: traits, isStale: isStale, strings: strings)
      .map(ArchivedFace.init) ?? faces[id]?.last
  }

  private func exactFace(
    of entry: ShownEntry, for traits: Traits, isStale: Bool
  ) -> ArchivedFace? {
    entry.reel.face(of: entry.index, for: traits, isStale: isStale, strings: strings)
      .map(ArchivedFace.init)
  }

  /// Archives the face of a widget unless it is known. If the entry was drawn only for other
  /// traits, reloads the widget for these.
  package mutating func keepFace(of id: Instance.ID, for traits: Traits, at date: Date) {
    let (entry, isStale) = (schedule.entry(of: id, at: date), isStale(id))
    let known = faces[id]?.face(of: entry?.id, for: traits, isStale: isStale)
    guard known == nil else { return }
    let exact = entry.flatMap { exactFace(of: $0, for: traits, isStale: isStale) }
    if entry != nil, exact == nil { askForFace(for: traits, of: id, at: date) }
    guard let face = exact ?? face(of: id, for: traits, at: date) else { return }
    faces.keep(face, of: id, entry: entry?.id, for: traits, isStale: isStale)
  }

  /// Reloads a widget for `traits`; until the exact face arrives, the nearest one stays.
  private mutating func askForFace(for traits: Traits, of id: Instance.ID, at date: Date) {
    guard faces.expect(traits, of: id) else { return }
    schedule.reload(id, because: .look, at: date)
  }

  private func isStale(_ id: Instance.ID) -> Bool { controls[id]?.isStale ?? false }

  func placeholder(
    of kind: WidgetKind, in context: TimelineProviderContext, for traits: Traits
  ) -> Face {
    var traits = traits
    traits.redaction.insert(.placeholder)
    return kind.placeholder(in: context, for: traits, strings: strings)
  }
}
