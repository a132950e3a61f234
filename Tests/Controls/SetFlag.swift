import WidgetIntents

/// Sets one of the flags.
struct SetFlag: SetValueIntent {
  static let title: LocalizedStringResource = "Set a Flag"
  @Parameter(title: "Flag") var flag: String
  @Parameter(title: "Value") var value: Bool
  @Dependency var shelf: Shelf

  init() {}

  init(_ flag: String) {
    self.flag = flag
  }

  func perform() async throws -> some IntentResult {
    shelf.change {
      if value { $0.flags.insert(flag) } else { $0.flags.remove(flag) }
    }
    return .result()
  }
}
