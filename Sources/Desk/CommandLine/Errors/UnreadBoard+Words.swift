package import Boards

extension UnreadBoard: WordedError {
  package func sentence(in strings: [String: String]) -> String { strings.text("error.unread") }
}
