import Desk
import Printing
package import Reminders
package import Texts

extension DeadlineError: WordedError {
  package func sentence(in strings: StringTable) -> String {
    let part = understood.map {
      strings.text("command-error.due.understood %@", $0.quoted)
    }
    return strings.text("command-error.due %@ %@", words.quoted, part ?? "")
  }
}
