extension Notice {
  /// Fails for notices from other versions of the program.
  init?(_ row: Row) {
    guard let matter = Matter(row.text(1), about: row.optional(2, row.text)) else { return nil }
    self.init(id: ID(row.integer(0)), matter: matter)
  }
}

extension Notice.Matter {
  fileprivate init?(_ word: String, about subject: String?) {
    switch (word, subject) {
    case ("changed", let kind): self = .changed(kind: kind)
    case ("reload", let kind): self = .reload(kind: kind)
    case ("board", _): self = .board
    case ("open", let link?): self = .open(link)
    default: return nil
    }
  }

  var word: String {
    switch self {
    case .changed: "changed"
    case .reload: "reload"
    case .board: "board"
    case .open: "open"
    }
  }

  var subject: String? {
    switch self {
    case .changed(let kind), .reload(let kind): kind
    case .board: nil
    case .open(let link): link
    }
  }
}
