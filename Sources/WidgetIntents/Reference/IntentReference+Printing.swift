extension IntentReference: CustomStringConvertible {
  /// The intent as it would appear in code, with its parameters by name.
  package var description: String {
    let arguments = values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return "\(plainName)(\(arguments.joined(separator: ", ")))"
  }

  /// The type's name without its namespace.
  private var plainName: Substring {
    name.split(separator: ".").last ?? name[...]
  }
}
