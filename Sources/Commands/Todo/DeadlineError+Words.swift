import Desk
package import System
package import Diary

extension DeadlineError: WordedError {
  package func sentence(in strings: StringTable) -> String {
    let part = understood.map {
      strings.text("command-error.due.understood %@", $0.quoted)
    }
    return strings.text("command-error.due %@ %@", words.quoted, part ?? "")
  }
}
