import FoundationEssentials
import Views

/// An entry whose type is forgotten.
struct Frame: Sendable {
  let date: Date
  let relevance: TimelineEntryRelevance?
  let face: @Sendable (EnvironmentValues) -> Face
}
