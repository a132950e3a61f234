import FoundationEssentials
import Timelines
import Views
import WidgetIntents

struct LedgerEntry: TimelineEntry {
  let date: Date
  let items: [Ledger.Item]
}

struct LedgerView: View {
  let items: [Ledger.Item]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(items, id: \.name) { item in
        Toggle(isOn: item.isDone, intent: FlipIntent(item.name)) {
          Text(verbatim: item.name)
        }
        .toggleStyle(WordStyle())
      }
      Text(verbatim: "\(items.count) things").invalidatableContent()
    }
    .containerBackground(.indigo, for: .widget)
  }
}

private struct WordStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(configuration.isOn ? "done" : "open")
      configuration.label
    }
  }
}

struct FlipIntent: AppIntent {
  static let title: LocalizedStringResource = "Flip"
  @Parameter(title: "Item") var item: String

  init() {}

  init(_ item: String) {
    self.item = item
  }

  func perform() async throws -> some IntentResult { .result() }
}

extension IntentReference {
  /// The item of the intent.
  var item: String? { if case .text(let name)? = values["item"] { name } else { nil } }
}
