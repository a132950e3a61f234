import Cells

/// The columns of a character, for ncurses, in place of the system's function of this name: a canvas
/// and ncurses must agree, and the system knows no octants.
@_cdecl("wcwidth")
package func characterWidth(_ character: Int32) -> Int32 {
  // Nearly all cells have one of these, and each is asked for twice.
  if 0x20...0x7E ~= character { return 1 }
  return Unicode.Scalar(UInt32(bitPattern: character)).map { Int32($0.width) } ?? -1
}
