/// That an intent says no more than its title.
public struct EmptyParameterSummary: ParameterSummary {
  public func _sentence<Intent: AppIntent>(of intent: Intent) -> LocalizedStringResource {
    Intent.title
  }
}

extension AppIntent {
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }

  /// What it does, with the parameters that it has now.
  package var summary: LocalizedStringResource {
    let content: SummaryContent = Self.parameterSummary
    return content._sentence(of: self)
  }
}
