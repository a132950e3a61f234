import Cells

extension LetterForm {
  /// The forms of all characters that can be drawn.
  static let alphabet: [Character: LetterForm] = {
    var forms = read(drawings)
    forms[" "] = LetterForm(width: 0.5, isCentered: false, isFine: false, strokes: [])
    forms["\u{2212}"] = forms["-"]
    return forms
  }()

  /// The forms for lines of ASCII, in which slanted letters stand upright.
  static let upright = alphabet.merging(read(squareDrawings + uprightDrawings)) { $1 }

  /// The forms for a pen so thick that it nearly fills the counters: with a slant, a 4 would look like an
  /// A.
  static let heavy = alphabet.merging(read(heavyDrawings)) { $1 }

  /// The same for so few blocks that the corners of a D, rounded by one, would be those of a zero.
  static let heavySmall = heavy.merging(read(smallDrawings)) { $1 }

  /// The forms for a thick pen.
  static let bold = alphabet.merging(read(boldDrawings)) { $1 }

  /// The forms for a thick pen in narrow letters, whose small counters would close.
  static let narrowBold = bold.merging(read(narrowBoldDrawings)) { $1 }

  /// The forms for blocks large enough to stand out one by one.
  static let coarse = alphabet.merging(read(coarseDrawings)) { $1 }

  /// The forms for five lines of large blocks, on which a slant looks like a blot.
  static let low = alphabet.merging(read(blockDrawings + lowDrawings)) { $1 }

  /// The same for blocks as wide as a cell.
  static let coarseLow = coarse.merging(read(blockDrawings + lowDrawings)) { $1 }

  /// The forms for a thick pen and large blocks.
  static let blocky = heavy.merging(read(blockDrawings)) { $1 }

  /// The same for few of these.
  static let blockySmall = blocky.merging(read(smallDrawings)) { $1 }

  /// The forms for digits three large blocks wide, which can't have round corners.
  static let narrow = coarse.merging(read(squareDrawings + blockDrawings + narrowDrawings)) { $1 }

  /// The same for little room; the digits no longer have equal widths.
  static let tight = narrow.merging(read(tightDrawings)) { $1 }

  /// The same with as few blocks as are legible.
  static let tightest = tight.merging(read(tightestDrawings)) { $1 }

  /// The forms that look best on a grid.
  static func alphabet(on grid: LetterGrid, tier: GlyphTier) -> [Character: LetterForm] {
    let isHeavy = grid.stem > 1 && grid.width - 2 * grid.stem < LetterGrid.leastCounter(in: tier)
    switch tier {
    case .ascii: return upright
    case .half where grid.isTightest: return tightest
    case .half where grid.isTight: return tight
    case .half where grid.width < 4: return narrow
    case .half where grid.width < 7: return grid.isLow ? coarseLow : coarse
    case .quadrant where grid.isLow: return low
    case .quadrant where isHeavy: return grid.isSmall ? blockySmall : blocky
    case .octant where !isHeavy && grid.isThick, .sextant where !isHeavy && grid.isThick,
      .quadrant where !isHeavy && grid.isThick:
      return grid.closesCounters ? narrowBold : bold
    default: return isHeavy ? grid.isSmall ? heavySmall : heavy : alphabet
    }
  }

  /// Reads one form from each line. Works on bytes, because splitting text into words takes longer.
  private static func read(_ drawings: String) -> [Character: LetterForm] {
    var forms: [Character: LetterForm] = [:]
    for line in Array(drawings.utf8).split(separator: UInt8(ascii: "\n")) {
      let name = line.prefix { $0 != UInt8(ascii: " ") }
      guard let form = LetterForm(line[name.endIndex...]) else { continue }
      forms[Character(String(decoding: name, as: UTF8.self))] = form
    }
    return forms
  }

  private static let squareDrawings = """
    2 100 0,0 100,0 100,50 0,50 0,100 100,100
    3 100 0,0 100,0 100,100 0,100 / 40,50 100,50
    4 100 0,0 0,50 100,50 / 100,0 100,100
    5 100 100,0 0,0 0,50 100,50 100,100 0,100
    6 100 100,0 0,0 0,100 100,100 100,50 0,50
    8 100 0,0 100,0 100,100 0,100 z / 0,50 100,50
    9 100 0,100 100,100 100,0 0,0 0,50 100,50

    """

  private static let uprightDrawings = """
    1 100 100,0 100,100
    7 100 0,0 100,0 100,100
    % 100 0,0 / 100,0 0,100 / 100,100
    , 0 0,100~
    D 110 0,0 50,0 100,30 100,70 50,100 0,100 z
    """

  private static let heavyDrawings = """
    4 100 0,0 0,62 100,62 / 100,0 100,100
    M 150c 0,100 0,0 50,58 100,0 100,100
    W 190c 0,0 25,100 50,30 75,100 100,0
    + 75c 0,50 100,50 / 50,27 50,73
    """

  private static let smallDrawings = """
    D 110 0,0 50,0 100,29 100,71 50,100 0,100 z
    """

  private static let boldDrawings = """
    4 100 84,100 84,0 / 64,0 0,73 100,73
    ° 44f 0,0~ 100,0~ 100,w100~ 0,w100~ z
    M 150c 0,100 0,0 50,60 100,0 100,100
    W 185c 0,0 25,100 50,28 75,100 100,0
    """

  private static let narrowBoldDrawings = """
    4 100 88,100 88,0 / 60,0 0,73 100,73
    """

  private static let blockDrawings = """
    4 100 0,0 0,50 100,50 / 100,0 100,100
    A 110 0,100 0,0~ 100,0~ 100,100 / 0,50 100,50

    """

  private static let lowDrawings = """
    2 100 0,0 100,0~ 100,50~ 0,50~ 0,100 100,100
    % 130 0,0 / 100,0 0,100 / 100,100
    """

  private static let narrowDrawings = """
    7 100 0,0 100,0 100,34 / 50,50 50,100
    % 130 0,0 / 100,0 0,100 / 100,100
    """

  private static let tightDrawings = """
    1 0 0,0 0,100
    ° 0 0,0
    """

  private static let tightestDrawings = """
    - 0 0,50
    """

  private static let coarseDrawings = """
    4 100 0,70 100,70 / 100,0 100,100 / 0,70 100,0
    5 100 100,0 0,0 0,40 100,40~ 100,100~ 0,100~ 0,82?7
    ° 34f 50,0 / 0,14 / 100,14 / 50,w100
    """

  private static let drawings = """
    0 100 0,0~ 100,0~ 100,100~ 0,100~ z
    1 100 8,20 55,0 55,100
    2 100 0,24?7 0,0~ 100,0~ 100,45~ 0,100 100,100
    3 100 0,20?7 0,0~ 100,0~ 100,48~ 40,48 / 40,48 100,48~ 100,100~ 0,100~ 0,80?7
    4 100 76,100 76,0 0,68 100,68
    5 100 96,0 0,0 0,40 60,40 100,40~ 100,100~ 0,100~ 0,82?7
    6 100 0,40~ 100,40~ 100,100~ 0,100~ z / 0,70 0,0~ 100,0~ 100,18?9
    7 100 0,0 100,0 30,100
    8 100 4,0~ 96,0~ 96,48~ 4,48~ z / 0,48~ 100,48~ 100,100~ 0,100~ z
    9 100 0,0~ 100,0~ 100,60~ 0,60~ z / 100,30 100,100~ 0,100~ 0,82?9
    - 60 0,50 100,50
    + 75c 0,50 100,50 / 50,34 50,66
    ° 34f 0,0~ 100,0~ 100,w100~ 0,w100~ z
    : 0 0,34 / 0,80
    · 0 0,50
    . 0 0,100
    , 0 0,100 -60,114
    % 150f 0,0~ 36,0~ 36,w36~ 0,w36~ z / 64,w-36~ 100,w-36~ 100,100~ 64,100~ z / 92,0 8,100
    / 70 100,0 0,100
    ’ 0 0,0 0,22
    ' 0 0,0 0,22
    ! 0 0,0 0,66 / 0,100
    ? 95c 0,22?7 0,0~ 100,0~ 100,42~ 50,56 50,70 / 50,100
    ( 40 100,0 0,26~ 0,74~ 100,100
    ) 40 0,0 100,26~ 100,74~ 0,100
    & 118 100,100 16,26~ 16,0~ 74,0~ 74,24~ 0,60~ 0,100~ 72,100~ 100,58
    ↑ 105c 50,0 50,100 / 0,32 50,0 100,32
    ↓ 105c 50,0 50,100 / 0,68 50,100 100,68
    A 110c 0,100 50,0 100,100 / 18,66 82,66
    B 105 0,100 0,0 94,0~ 94,48~ 0,48 / 0,48 100,48~ 100,100~ 0,100
    C 105 100,22 100,0~ 0,0~ 0,100~ 100,100~ 100,78
    D 110 0,0 100,0~ 100,100~ 0,100 z
    E 90 100,0 0,0 0,100 100,100 / 0,48 85,48
    F 90 100,0 0,0 0,100 / 0,48 85,48
    G 110 100,22 100,0~ 0,0~ 0,100~ 100,100~ 100,54 56,54
    H 110 0,0 0,100 / 100,0 100,100 / 0,48 100,48
    I 0 0,0 0,100
    J 85 100,0 100,100~ 0,100~ 0,76
    K 105 0,0 0,100 / 100,0 0,64 / 32,44 100,100
    L 90 0,0 0,100 100,100
    M 135c 0,100 0,0 50,62 100,0 100,100
    N 115 0,100 0,0 100,100 100,0
    O 112 0,0~ 100,0~ 100,100~ 0,100~ z
    P 105 0,100 0,0 100,0~ 100,54~ 0,54
    Q 112 0,0~ 100,0~ 100,100~ 0,100~ z / 60,74 100,106
    R 105 0,100 0,0 100,0~ 100,52~ 0,52 / 52,52 100,100
    S 105 100,20?7 100,0~ 0,0~ 0,48~ 100,48~ 100,100~ 0,100~ 0,80?7
    T 110c 0,0 100,0 / 50,0 50,100
    U 110 0,0 0,100~ 100,100~ 100,0
    V 110c 0,0 50,100 100,0
    W 165c 0,0 25,100 50,24 75,100 100,0
    X 110 0,0 100,100 / 100,0 0,100
    Y 110c 0,0 50,52 100,0 / 50,52 50,100
    Z 105 0,0 100,0 0,100 100,100
    a 92 0,40?9 0,30~ 100,30~ 100,100 / 100,62 0,62~ 0,100~ 100,100
    b 95 0,30~ 100,30~ 100,100~ 0,100~ z / 0,0 0,100
    c 90 100,48?7 100,30~ 0,30~ 0,100~ 100,100~ 100,84?7
    d 95 0,30~ 100,30~ 100,100~ 0,100~ z / 100,0 100,100
    e 95 0,65 100,65 100,30~ 0,30~ 0,100~ 100,100~ 100,88?9
    f 70 100,0 36,0~ 36,100 / 0,30 90,30
    g 95 0,30~ 100,30~ 100,96~ 0,96~ z / 100,30 100,128~ 4,128
    h 95 0,0 0,100 / 0,66 0,30~ 100,30~ 100,100
    i 0 0,30 0,100 / 0,0
    j 40 100,30 100,128~ 0,128 / 100,0
    k 90 0,0 0,100 / 100,30 0,74 / 36,60 100,100
    l 0 0,0 0,100
    m 150c 0,30 0,100 / 0,52 0,30~ 50,30~ 50,100 / 50,52 50,30~ 100,30~ 100,100
    n 95 0,30 0,100 / 0,66 0,30~ 100,30~ 100,100
    o 95 0,30~ 100,30~ 100,100~ 0,100~ z
    p 95 0,30~ 100,30~ 100,100~ 0,100~ z / 0,30 0,128
    q 95 0,30~ 100,30~ 100,100~ 0,100~ z / 100,30 100,128
    r 70 0,30 0,100 / 0,62 0,30~ 100,30
    s 90 100,42?9 100,30~ 0,30~ 0,65~ 100,65~ 100,100~ 0,100~ 0,88?9
    t 75 36,8 36,100~ 100,100 / 0,30 90,30
    u 95 0,30 0,100~ 100,100~ 100,64 / 100,30 100,100
    v 95c 0,30 50,100 100,30
    w 150c 0,30 25,100 50,48 75,100 100,30
    x 95 0,30 100,100 / 100,30 0,100
    y 95 0,30 50,98 / 100,30 40,128 8,128
    z 90 0,30 100,30 0,100 100,100
    """
}
