import Desk
import Pictures

extension PictureFault {
  /// The fault as a sentence about a file.
  func sentence(about path: String, in words: [String: String]) -> String {
    words.text("picture.\(rawValue) %@", path)
  }
}
