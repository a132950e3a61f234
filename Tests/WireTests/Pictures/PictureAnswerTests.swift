import Cells
import Wire
import Testing

struct PictureAnswerTests {
  @Test func answersReadAsTheyAreWritten() throws {
    let pixels = try #require(Pixels(size: Size(width: 2, height: 1), [.white, RGB(0x010203)]))
    for outcome in [.success(pixels)] + PictureFault.allCases.map(Result.failure) {
      let answer = PictureAnswer(outcome)
      #expect(PictureAnswer(bytes: answer.bytes) == answer)
    }
    for text in ["", "fault", "fault mad\n", "P6 2 1 255\nabc", "P6 0 0 255\n", "P6 9 1 255"] {
      #expect(PictureAnswer(bytes: Array(text.utf8)) == nil, "\(text)")
    }
  }
}
