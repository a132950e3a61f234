import Cells
import Kit

extension Emulator {
  /// A small terminal that has received some output.
  static func showing(_ text: String, width: Int = 8, height: Int = 3) -> Emulator {
    var emulator = Emulator(size: Size(width: width, height: height))
    emulator.feed(text.replacing("\\E", with: "\u{1B}").replacing("\\n", with: "\r\n"))
    return emulator
  }
}
