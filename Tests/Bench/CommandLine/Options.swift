/// The parsed arguments.
struct Options: Sendable {
  var asksForHelp = false
  var printsJSON = false
  /// The stages to measure; all if none is named.
  var names: [String] = []

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": asksForHelp = true
      case "--json": printsJSON = true
      case "--only": names.append(try Self.name(rest.popFirst()))
      default: throw UsageError.unknown(argument)
      }
    }
  }

  var stages: [Stage] {
    names.isEmpty ? Stage.all : Stage.all.filter { names.contains($0.name) }
  }

  private static func name(_ argument: String?) throws -> String {
    guard let argument, Stage.all.contains(where: { $0.name == argument }) else {
      throw UsageError.noStage(argument ?? "")
    }
    return argument
  }
}
