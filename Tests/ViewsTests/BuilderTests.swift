import Testing
import Views

struct BuilderTests {
  private struct Row: View {
    let number: Int
    let extra: Bool
    var body: some View {
      Text(verbatim: "row \(number)")
      if extra { Text(verbatim: "extra") } else { EmptyView() }
      switch number {
      case 0: Text(verbatim: "zero")
      case 1: Text(verbatim: "one")
      default: Group { Text(verbatim: "many") }
      }
      if #available(macOS 14, *) { Text(verbatim: "available") }
    }
  }

  private func words(_ view: some View) -> [String] {
    Node(archiving: view).texts
  }

  @Test func keepsTheOrderOfAllThatIsStated() {
    #expect(words(Row(number: 0, extra: true)) == ["row 0", "extra", "zero", "available"])
    #expect(words(Row(number: 7, extra: false)) == ["row 7", "many", "available"])
  }

  @Test func takesMoreThanTenViews() {
    let view = VStack {
      Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
      Text("7"); Text("8"); Text("9"); Text("10"); Text("11"); Text("12")
    }
    #expect(words(view).count == 12)
  }

  @Test func repeatsForEachElement() {
    struct Item: Identifiable { let id: Int }
    #expect(words(ForEach(0..<3) { Text("\($0)") }) == ["0", "1", "2"])
    #expect(words(ForEach(["a", "b"], id: \.self) { Text($0) }) == ["a", "b"])
    #expect(words(ForEach([Item(id: 4)]) { Text("\($0.id)") }) == ["4"])
  }

  @Test func standsGroupsOneByOneInTheirStack() {
    let node = Node(
      archiving: VStack {
        Group {
          Text("a"); Text("b")
        }.padding(8)
      })
    #expect(node.children.count == 2)
    #expect(node.children.allSatisfy { if case .padding = $0 { true } else { false } })
  }

  @Test func putsSeveralViewsBelowOneAnother() {
    let node = Node(archiving: TupleMaker().body)
    guard case .stack(let stack) = node else { return #expect(Bool(false), "\(node)") }
    #expect(stack.axis == .vertical)
  }

  private struct TupleMaker: View {
    var body: some View {
      Text("a")
      Text("b")
    }
  }

  @Test func appliesModifiersOfAnAuthorsOwn() {
    struct Doubled: ViewModifier {
      func body(content: Content) -> some View {
        content
        content
      }
    }
    #expect(words(Text("x").modifier(Doubled())) == ["x", "x"])
  }
}

extension Node {
  /// The texts in the tree.
  var texts: [String] {
    if case .text(let text) = self { return [text.words] }
    return children.flatMap(\.texts)
  }
}

extension TextNode {
  var words: String {
    runs.map { run in
      if case .verbatim(let text) = run.content { text } else { "<\(run.content)>" }
    }.joined()
  }
}
