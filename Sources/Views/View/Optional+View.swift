extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _archive(_ view: Self, into archive: inout Archive) {
    if let content = view { archive.add(content) }
  }
}
