extension IntentReference: CustomStringConvertible {
  /// As it would be written in a program, the parameters in the order of their names.
  package var description: String {
    let arguments = values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return "\(plainName)(\(arguments.joined(separator: ", ")))"
  }

  /// The type's own name, without those of what it lies in.
  private var plainName: Substring {
    name.split(separator: ".").last ?? name[...]
  }
}
