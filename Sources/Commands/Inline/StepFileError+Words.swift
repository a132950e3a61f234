import Desk
package import Diary
package import System

extension StepFileError: WordedError {
  package func sentence(in strings: StringTable) -> String {
    switch self {
    case .unreadable(let path, let sort, let cause):
      strings.text(
        "command-error.todo.unreadable %@ %@", path,
        strings.text("command-error.cause.\(sort.rawValue) %@", cause))
    case .wrong(let path, let fault):
      strings.text("command-error.steps.wrong %@ %@", path, "\(fault.line)")
    case .relative(let path): strings.text("command-error.steps.relative %@", path)
    }
  }
}
