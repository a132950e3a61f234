/// What the program tells its caller when it ends.
enum ExitStatus: Int32, CaseIterable, Sendable {
  case success = 0
  case failure = 1
  case usage = 2
  case unfinished = 70
  case closedPipe = 141

  var summary: String {
    switch self {
    case .success: "All went well."
    case .failure: "Something went wrong; a sentence says what."
    case .usage: "The command line or the terminal can't be used."
    case .unfinished: "This part of the program is not built yet."
    case .closedPipe: "The reader of the output went away."
    }
  }
}
