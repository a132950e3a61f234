import Desk
import Wire
import System

extension PictureFault {
  /// The fault as a sentence about a file.
  func sentence(about path: String, in words: StringTable) -> String {
    words.text("picture.\(rawValue) %@", path)
  }
}
