/// An action and its parameters.
///
///     struct Refresh: AppIntent {
///       static let title: LocalizedStringResource = "Refresh"
///
///       @Parameter(title: "Thoroughly", default: false)
///       var isThorough: Bool
///
///       func perform() async throws -> some IntentResult {
///         WidgetCenter.shared.reloadAllTimelines()
///         return .result()
///       }
///     }
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary

  static var title: LocalizedStringResource { get }
  static var description: IntentDescription { get }
  /// A sentence that describes the action and its parameters.
  static var parameterSummary: SummaryContent { get }

  /// An intent whose parameters have their defaults.
  init()

  func perform() async throws -> PerformResult
}

extension AppIntent {
  public typealias Parameter<Value: IntentParameterValue> = IntentParameter<Value>

  public static var description: IntentDescription { "" }
}
