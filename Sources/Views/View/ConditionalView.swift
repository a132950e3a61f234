/// One of two views, chosen by `if` or `switch` in a view builder.
public enum ConditionalView<First: View, Second: View>: View {
  case first(First)
  case second(Second)

  public static func _archive(_ view: Self, into archive: inout Archive) {
    switch view {
    case .first(let content): archive.add(content, at: .branch(true))
    case .second(let content): archive.add(content, at: .branch(false))
    }
  }
}
