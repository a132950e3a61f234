extension Never: View {
  public typealias Body = Never

  public var body: Never { self }

  public static func _archive(_ view: Never, into archive: inout Archive) {}
}

extension View where Body == Never {
  /// Never called: a view without a body archives itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}
