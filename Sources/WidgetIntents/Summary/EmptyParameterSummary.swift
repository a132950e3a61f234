/// A summary that consists of the intent's title.
public struct EmptyParameterSummary: ParameterSummary {
  public func _sentence<Intent: AppIntent>(of intent: Intent) -> LocalizedStringResource {
    Intent.title
  }
}

extension AppIntent {
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }

  /// A description of the intent with its current parameters.
  package var summary: LocalizedStringResource {
    let content: SummaryContent = Self.parameterSummary
    return content._sentence(of: self)
  }
}
