/// An error in the arguments.
enum UsageError: Error, CustomStringConvertible {
  case unknown(String)
  case noStage(String)

  var description: String {
    switch self {
    case .unknown(let argument):
      "\(argument.debugDescription) is not known; --help tells what is."
    case .noStage(let name):
      "--only takes \(Stage.all.map(\.name).joined(separator: ", ")), not \(name.debugDescription)."
    }
  }
}
