/// A text looked up in the language's strings, with values filled in; the key itself if it isn't
/// found.
public struct LocalizedStringResource: Hashable, Codable, Sendable {
  /// A value inside a text: literal, or localized in turn.
  package enum Argument: Hashable, Codable, Sendable {
    case text(String)
    indirect case resource(LocalizedStringResource)
  }

  /// The key, with `%@` and `%lld` in place of values.
  public let key: String
  package let arguments: [Argument]

  public init(_ key: String) {
    self.key = key
    arguments = []
  }
}

extension LocalizedStringResource {
  package init(key: String, arguments: [Argument]) {
    (self.key, self.arguments) = (key, arguments)
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
  }
}

extension LocalizedStringResource: CustomStringConvertible {
  public var description: String { key }
}

extension LocalizedStringResource {
  /// The text and values of a string literal, in order.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var key = ""
    private(set) var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    }

    public mutating func appendInterpolation<Value>(_ value: Value) {
      append("%@", .text("\(value)"))
    }

    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      append("%lld", .text("\(value)"))
    }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .resource(resource))
    }

    private mutating func append(_ place: String, _ argument: Argument) {
      key += place
      arguments.append(argument)
    }
  }
}

/// The name of a value in a list of choices.
public struct DisplayRepresentation: Hashable, Codable, Sendable {
  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?

  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil) {
    self.title = title
    self.subtitle = subtitle
  }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(value))
  }
}

/// The name of a type in a list of choices.
public struct TypeDisplayRepresentation: Hashable, Codable, Sendable {
  public var name: LocalizedStringResource

  public init(name: LocalizedStringResource) {
    self.name = name
  }
}

extension TypeDisplayRepresentation: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(value))
  }
}

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

/// An error or other value with a localized description.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
