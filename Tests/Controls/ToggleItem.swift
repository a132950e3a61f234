import WidgetIntents

/// Marks an item as done or not done; two items can't be marked.
struct ToggleItem: AppIntent {
  static let title: LocalizedStringResource = "Toggle an Item"
  @Parameter(title: "Item") var item: String
  @Dependency var shelf: Shelf

  init() {}

  init(_ item: String) {
    self.item = item
  }

  func perform() async throws -> some IntentResult {
    switch item {
    case "위젯 문서 검토": throw SyncFailure()
    case "우편물 보내기":
      await Gate.pass()
      toggle()
    default: toggle()
    }
    return .result()
  }

  private func toggle() {
    shelf.change { $0.done.formSymmetricDifference([item]) }
  }
}

private struct SyncFailure: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "동기화하지 못했어요" }
}
