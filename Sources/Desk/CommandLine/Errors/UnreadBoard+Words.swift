package import Boards
package import System

extension UnreadBoard: WordedError {
  package func sentence(in strings: StringTable) -> String { strings.text("error.unread") }
}
