import Cells
import Testing

struct InputTests {
  @Test(
    "Every input prints itself",
    arguments: [
      (Input.key(Key("q")), "key q"),
      (.key(Key(" ", .control)), "key control-space"),
      (.key(Key(.tab, .shift)), "key shift-tab"),
      (.key(Key(.function(5), [.shift, .alt, .control])), "key control-alt-shift-f5"),
      (.mouse(Mouse(.press(.left), at: Point(x: 3, y: 4))), "mouse press left 3,4"),
      (.mouse(Mouse(.scroll(.down), at: .zero, .shift)), "mouse shift-scroll down 0,0"),
      (.mouse(Mouse(.move(.right), at: .zero)), "mouse drag right 0,0"),
      (.mouse(Mouse(.move(nil), at: .zero)), "mouse move 0,0"),
      (.focus(false), "focus out"),
      (.paste("a\nb"), #"paste "a\nb""#),
    ])
  func printing(input: Input, text: String) {
    #expect(input.description == text)
  }
}
