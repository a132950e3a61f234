import WidgetIntents

/// An intent about a thing that a search finds, or hangs for.
struct Search: AppIntent {
  struct Thing: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
    static let defaultQuery = ThingQuery()

    let id: String
    var displayRepresentation: DisplayRepresentation {
      DisplayRepresentation(title: LocalizedStringResource(id))
    }
  }

  struct ThingQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [Thing] {
      identifiers.map { Thing(id: $0) }
    }

    func entities(matching string: String) async throws -> [Thing] {
      if string == "hang" {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      }
      return [Thing(id: string)]
    }
  }

  static let title: LocalizedStringResource = "Search"
  @Parameter(title: "Thing") var thing: Thing?

  func perform() async throws -> some IntentResult { .result() }
}
