/// What a character of ASCII covers of its cell.
struct Stencil {
  private let character: Unicode.Scalar
  private let shares: [Float]

  /// Reads 24 signs: a dot, a plus or a hash for nothing, half or all of a sample.
  private init(_ character: Unicode.Scalar, _ drawing: String) {
    self.character = character
    shares = drawing.utf8.filter { $0 != UInt8(ascii: " ") }.map { sign in
      switch sign {
      case UInt8(ascii: "#"): 1
      case UInt8(ascii: "+"): 0.5
      default: 0
      }
    }
  }

  static func nearest(to samples: Samples) -> Unicode.Scalar {
    var best = (character: Unicode.Scalar(" "), error: Float.infinity)
    for stencil in all {
      var error: Float = 0
      for index in stencil.shares.indices {
        let difference = stencil.shares[index] - samples[index]
        error += difference * difference
      }
      if error < best.error { best = (stencil.character, error) }
    }
    return best.character
  }

  private static let all = [
    Stencil(" ", ".... .... .... .... .... ...."),
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
