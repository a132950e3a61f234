/// A step on the path from a view to one inside it.
enum ArchiveStep {
  /// To a view in a block, by its index.
  case child(Int)
  /// To a branch of a condition.
  case branch(Bool)
  /// To an element of a collection, by what its id prints.
  case element(() -> String)
  /// To a background or overlay.
  case decoration

  /// The next child; increments the count.
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
    case .element(let name): "#" + name()
    case .decoration: "around"
    }
  }

  /// What the identifier prints, without asking first which ways of printing the usual ones know.
  private static func name(of id: some Hashable) -> String {
    if let number = id as? Int { return "\(number)" }
    return id as? String ?? "\(id)"
  }

  /// To the element of a collection with an id.
  static func element(id: some Hashable) -> ArchiveStep { .element { name(of: id) } }
}
