import Cells

/// The shape of an ASCII character: the share of each sample that it covers.
struct Stencil {
  let glyph: Glyph
  private let shares: Samples

  /// Reads 24 signs, one for each sample: `.` for none of it, `+` for half, `#` for all.
  private init(_ character: Unicode.Scalar, _ drawing: String) {
    glyph = Glyph(character)
    var shares = Samples(repeating: 0)
    let signs = drawing.utf8.filter { $0 != UInt8(ascii: " ") }
    for (index, sign) in signs.prefix(Samples.count).enumerated() {
      shares[index] = sign == UInt8(ascii: "#") ? 1 : sign == UInt8(ascii: "+") ? 0.5 : 0
    }
    self.shares = shares
  }

  static let nothing = Stencil(" ", "")

  /// An error added for a comma, which would look like a slip in anything but text.
  private var reluctance: Float { glyph == Glyph(",") ? 1 : 0 }

  /// Whether the character fills the cell.
  var isFull: Bool { shares.count(above: 1) == Samples.count }

  static func nearest(to samples: Samples) -> Stencil {
    var best = (stencil: nothing, error: Float.infinity)
    for stencil in all {
      var difference = samples
      difference.combine(stencil.shares) { $0 - $1 }
      let error = difference.square + stencil.reluctance
      if error < best.error { best = (stencil, error) }
    }
    return best.stencil
  }

  private static let all = [
    nothing,
    Stencil("#", "#### #### #### #### #### ####"),
    Stencil("|", ".++. .++. .++. .++. .++. .++."),
    Stencil("_", ".... .... .... .... .... ####"),
    Stencil("-", ".... .... #### ++++ .... ...."),
    Stencil("=", ".... .... #### .... #### ...."),
    Stencil("/", "...# ...+ ..#. .#.. +... #..."),
    Stencil("\\", "#... +... .#.. ..#. ...+ ...#"),
    Stencil("(", "..++ .#+. .#.. .#.. .#+. ..++"),
    Stencil(")", "++.. .+#. ..#. ..#. .+#. ++.."),
    Stencil("+", ".... .++. #### .++. .++. ...."),
    Stencil(".", ".... .... .... .... .##. .##."),
    Stencil(",", ".... .... .... .##. .##. #+.."),
    Stencil("'", ".##. .##. .... .... .... ...."),
    Stencil("\"", "#### #### .... .... .... ...."),
    Stencil(":", ".... .##. .... .... .##. ...."),
    Stencil("o", ".... .... .### #### #### .##."),
    Stencil("[", ".### .#.. .#.. .#.. .#.. .###"),
    Stencil("]", "###. ..#. ..#. ..#. ..#. ###."),
    Stencil("^", ".##. #..# .... .... .... ...."),
    Stencil("m", ".... .... .... #### #### ####"),
  ]
}
