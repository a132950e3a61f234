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

extension AppIntent {
  /// The parameters in the order of their declaration.
  package static var parameters: [ParameterDeclaration] {
    Self().fields.map { name, field in field.declaration(named: name) }
  }

  /// The parameters that, according to the summary, don't apply with some values; none if the values
  /// don't make an intent.
  package static func hiddenParameters(with values: [String: IntentValue]) -> Set<String> {
    guard let intent = try? Self(values: values) else { return [] }
    let summary: SummaryContent = parameterSummary
    let hidden = summary._hidden(in: intent)
    return Set(intent.fields.filter { hidden.contains($0.field.identity) }.map(\.name))
  }

  /// The parameters' boxes, with the names of their properties.
  var fields: [(name: String, field: any ParameterField)] {
    guard let properties = StoredProperty.all(of: Self.self) else { return mirroredFields }
    return properties.compactMap { property in
      guard property.isDeclared(like: IntentParameter<Bool>.self) else { return nil }
      let field = property.start(in: self, as: (any ParameterField).self)
      return (Self.parameterName(of: property.name), field)
    }
  }

  /// The same for an intent that isn't a struct.
  private var mirroredFields: [(name: String, field: any ParameterField)] {
    Mirror(reflecting: self).children.compactMap { child in
      guard let parameter = child.value as? any ParameterWrapper, let label = child.label else {
        return nil
      }
      return (Self.parameterName(of: label), parameter.field)
    }
  }

  private static func parameterName(of property: String) -> String {
    property.hasPrefix("_") ? String(property.dropFirst()) : property
  }
}

extension AppIntent {
  /// Makes an intent from values and finds all its entities. Throws if a parameter ends up without
  /// a value.
  package static func resolved(from values: [String: IntentValue]) async throws -> Self {
    let intent = Self()
    // Found once, because a mirror looks for the type of each field.
    let fields = intent.fields
    try fill(fields, with: values)
    for (name, field) in fields where try await !field.resolve() {
      throw ParameterError.unresolved(field.declaration(named: name), given: field.data)
    }
    return intent
  }
}

extension AppIntent {
  /// The values of the parameters as data, omitting those without a value.
  package var values: [String: IntentValue] {
    fields.reduce(into: [:]) { $0[$1.name] = $1.field.data }
  }

  /// Makes an intent from values; the other parameters have their defaults.
  package init(values: [String: IntentValue]) throws(ParameterError) {
    self.init()
    try Self.fill(fields, with: values)
  }

  /// Gives a new intent's parameters the values.
  static func fill(
    _ fields: [(name: String, field: any ParameterField)], with values: [String: IntentValue]
  ) throws(ParameterError) {
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let field = fields.first(where: { $0.name == name })?.field else {
        throw .unknown(name: name, known: fields.map(\.name))
      }
      guard field.fill(with: value) else {
        throw .unfitting(field.declaration(named: name), given: value)
      }
    }
  }
}

/// A description of an intent for its users.
public struct IntentDescription: Hashable, Codable, Sendable {
  public let descriptionText: LocalizedStringResource

  public init(_ descriptionText: LocalizedStringResource) {
    self.descriptionText = descriptionText
  }
}

extension IntentDescription: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(value))
  }
}

/// An intent that changes nothing the user would miss, so that nobody has to wait for its end.
package protocol SearchIntent: AppIntent {}
