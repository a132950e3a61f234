/// A widget on the Home Screen, in the user's words.
package struct SavedWidget: Identifiable, Hashable, Sendable {
  package typealias ID = Identifier<SavedWidget>

  package let id: ID
  package var kind: String
  package var family: String
  /// The settings by name.
  package var settings: [String: String]

  package init(id: ID, kind: String, family: String, settings: [String: String]) {
    (self.id, self.kind, self.family, self.settings) = (id, kind, family, settings)
  }
}
