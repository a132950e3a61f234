/// A step of the way from a view to one that stands in it.
enum ArchiveStep {
  /// To one of several views in a block, by its place.
  case child(Int)
  /// To what stands there if something is the case, or if it isn't.
  case branch(Bool)
  /// To what is shown of an element.
  case element(AnyHashable)
  /// To what lies behind a view or before it.
  case decoration

  /// The first child that no number was given yet.
  static func next(_ count: inout Int) -> ArchiveStep {
    defer { count += 1 }
    return .child(count)
  }
}

extension ArchiveStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .child(let index): "\(index)"
    case .branch(let isTrue): isTrue ? "if" : "else"
    case .element(let id): "#\(id)"
    case .decoration: "around"
    }
  }
}
