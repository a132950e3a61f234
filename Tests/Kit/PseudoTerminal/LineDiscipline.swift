import Glibc

/// A terminal's line settings: echo, signals, character translation.
package struct LineDiscipline: Hashable, Sendable {
  package let input: UInt32
  package let output: UInt32
  package let control: UInt32
  package let local: UInt32
  package let characters: [UInt8]

  package var echoes: Bool { local & UInt32(ECHO) != 0 }
  package var isCanonical: Bool { local & UInt32(ICANON) != 0 }

  init?(of descriptor: Int32) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    input = settings.c_iflag
    output = settings.c_oflag
    control = settings.c_cflag
    local = settings.c_lflag
    characters = withUnsafeBytes(of: &settings.c_cc) { Array($0) }
  }
}
