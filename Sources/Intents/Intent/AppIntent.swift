/// Something that can be done, and the parameters it is done with.
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
  /// What it does with its parameters.
  static var parameterSummary: SummaryContent { get }

  /// An intent whose parameters are as they are by themselves.
  init()

  func perform() async throws -> PerformResult
}

extension AppIntent {
  public typealias Parameter<Value: IntentParameterValue> = IntentParameter<Value>

  public static var description: IntentDescription { "" }
}
