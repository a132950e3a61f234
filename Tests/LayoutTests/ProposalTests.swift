import Testing
import Views

/// Checks that elements are placed for the proposal that they were measured with.
struct ProposalTests {
  @Test func keepsTheShareOfEachChild() throws {
    let row = HStack(spacing: 0) {
      Text("aaaa bbbb")
      Text("cc dd ee")
    }
    let view = VStack(alignment: .leading, spacing: 0) {
      row
      Text("x")
    }
    try expectScreen(view, width: 12, height: 4, " aaaacc dd\n bbbbee\n x")
  }

  @Test func keepsIdealSizes() throws {
    let view = HStack(spacing: 0) {
      Text("0123456789")
      Color.red
    }
    try expectScreen(view.fixedSize(), width: 11, "0123456789")
  }

  @Test func showsTheChoiceThatWasMeasured() throws {
    let view = ViewThatFits {
      Text("abcdefghij")
      Text("b").frame(width: 96)
    }
    try expectScreen(view, width: 8, height: 1, "     b")
  }

  @Test func keepsTheFirstTextWhereRowsAreShort() throws {
    let view = VStack(spacing: 0) {
      Text("one")
      Text("two")
      Text("three")
    }
    try expectScreen(view, width: 5, height: 2, " one\n two")
  }
}
