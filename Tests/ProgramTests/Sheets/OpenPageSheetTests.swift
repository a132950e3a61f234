import Cells
import Kit
import Testing
import Views

@testable import Home
@testable import Layout

struct OpenPageSheetTests {
  @Test(arguments: OpenPageSheet.Subject.allCases)
  func looksAsRecorded(subject: OpenPageSheet.Subject) throws {
    let folder = try subject.folder()
    let pictures = try OpenPageSheet.recorded(subject).map { sheet in
      (title: "\(sheet.width)x\(sheet.height)", canvas: try sheet.canvas(of: folder))
    }
    try expectGolden(Canvas(sheetOf: pictures, columns: 250), named: "page-\(subject)")
  }

  /// Looks change the colours of a page and not its words, and all that is written can be read.
  @Test(arguments: OpenPageSheet.Subject.allCases, [true, false])
  func canBeReadInEveryLook(subject: OpenPageSheet.Subject, isKorean: Bool) throws {
    let folder = try subject.folder()
    func canvas(_ look: String) throws -> Canvas {
      try OpenPageSheet(subject: subject, width: 100, height: 30, isKorean: isKorean, look: look)
        .canvas(of: folder)
    }
    let usual = try canvas("full").words
    for (look, depth) in OpenPageSheet.looks {
      let page = try canvas(look)
      // Blocks of other kinds draw other things.
      #expect(page.words == usual || look == "256", "\(look)")
      if depth != .mono { page.shown(in: depth).expectContrast(in: SheetLook(look, .dark), depth) }
    }
  }

  private static let rooms = [(40, 12), (80, 24), (120, 40)]

  /// In every text size, nothing is outside of its page, no two texts overlap, and the largest numeral
  /// grows with the size.
  @Test(arguments: OpenPageSheet.Subject.allCases, rooms)
  func keepsOrderInEverySize(subject: OpenPageSheet.Subject, room: (Int, Int)) throws {
    let folder = try subject.folder()
    var heights: [Int] = []
    for typeSize in TypeSize.allCases {
      let sheet = OpenPageSheet(
        subject: subject, width: room.0, height: room.1, typeSize: typeSize)
      let box = try sheet.box(of: folder)
      heights.append(box.rowsOfNumeral)
      let texts = box.texts
      for (index, text) in texts.enumerated() {
        #expect(text.intersection(box.frame) == text, "\(text) at \(typeSize)")
        for other in texts[(index + 1)...] {
          #expect(!text.meets(other), "\(text) and \(other) at \(typeSize)")
        }
      }
    }
    #expect(heights == heights.sorted(), "\(heights)")
    #expect(heights.max() == 0 || heights[0] > 0, "a numeral is written: \(heights)")
  }

  /// On 80 columns, the form has no preview and the ring no numeral, so that nothing can grow.
  @Test(arguments: OpenPageSheet.Subject.growing)
  func looksDifferentInOtherTextSizes(subject: OpenPageSheet.Subject) throws {
    let folder = try subject.folder()
    let hasOnlyRows = subject == .dday || subject == .steps
    for (width, height) in Self.rooms where width > (hasOnlyRows ? 80 : 40) {
      func canvas(_ typeSize: TypeSize) throws -> Canvas {
        try OpenPageSheet(subject: subject, width: width, height: height, typeSize: typeSize)
          .canvas(of: folder)
      }
      let usual = try canvas(.large)
      #expect(try canvas(.xSmall) != usual, "\(width)x\(height)")
      #expect(try canvas(.xxxLarge) != usual, "\(width)x\(height)")
    }
  }
}

extension Box {
  /// The frames of all texts that are seen.
  fileprivate var texts: [Rect] {
    guard opacity > 0 else { return [] }
    let own: [Rect] =
      switch drawing {
      case .text(let lines, _) where lines.contains { !$0.glyphs.isEmpty }: [frame]
      case .lettering: [frame]
      default: []
      }
    return own.filter { !$0.isEmpty } + children.flatMap(\.texts)
  }

  /// The rows of the largest numeral.
  fileprivate var rowsOfNumeral: Int {
    let own =
      if case .lettering(let line) = drawing { line.size.height } else { 0 }
    return max(own, children.map(\.rowsOfNumeral).max() ?? 0)
  }
}
