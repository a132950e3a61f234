/// A type with a few named values, which a parameter offers as a list.
///
///     enum Unit: String, AppEnum {
///       case celsius, fahrenheit
///
///       static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unit"
///       static let caseDisplayRepresentations: [Unit: DisplayRepresentation] = [
///         .celsius: "Celsius", .fahrenheit: "Fahrenheit",
///       ]
///     }
public protocol AppEnum: IntentParameterValue, RawRepresentable, CaseIterable, Hashable
where RawValue: LosslessStringConvertible {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// The names of the cases; a missing case shows its raw value.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  public static var _kind: ParameterKind {
    let names = caseDisplayRepresentations
    return .choice(
      allCases.map { value in
        let name = value.rawValue.description
        return ParameterChoice(
          value: .text(name), title: names[value]?.title.key ?? name,
          detail: names[value]?.subtitle?.key)
      })
  }

  public static var _blank: Self? { allCases.first }

  public var _data: IntentValue? { .text(rawValue.description) }

  public init?(_data data: IntentValue) {
    guard case .text(let name) = data, let value = RawValue(name) else { return nil }
    self.init(rawValue: value)
  }
}
