import Cells

/// The columns of a character, for ncurses, in place of the system's function of this name: a canvas
/// and ncurses must agree, and the system knows no octants.
@_cdecl("wcwidth")
package func characterWidth(_ character: Int32) -> Int32 {
  Unicode.Scalar(UInt32(bitPattern: character)).map { Int32($0.width) } ?? -1
}
