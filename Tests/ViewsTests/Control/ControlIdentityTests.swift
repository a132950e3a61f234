import Foundation
import Testing
import Views
import WidgetIntents

struct ControlIdentityTests {
  private func identities(_ view: some View) -> [String] {
    Node(archiving: view).identities
  }

  private func button(_ item: String = "milk") -> some View {
    Button(item, intent: Mark(item))
  }

  @Test func isThatOfTheElement() {
    let before = identities(ForEach(["a", "b", "c"], id: \.self) { button($0) })
    let after = identities(ForEach(["c", "a"], id: \.self) { button($0) })
    #expect(Set(before).count == 3)
    #expect(after == [before[2], before[0]])
  }

  @Test func isThePlaceInTheViewWhateverIsDone() {
    func pages(_ next: String, hasNote: Bool) -> some View {
      VStack {
        if hasNote { Text("note") }
        HStack {
          button("back")
          button(next)
        }
      }
    }
    let first = identities(pages("2", hasNote: false))
    #expect(Set(first).count == 2)
    #expect(first == identities(pages("3", hasNote: true)))
  }

  @Test func isAnotherBehindAndBeforeAndWhereSomethingElseIsTheCase() {
    @ViewBuilder func either(_ first: Bool) -> some View {
      if first { button() } else { button() }
    }
    #expect(identities(either(true)) != identities(either(false)))
    #expect(Set(identities(button().overlay { button() })).count == 2)
    #expect(Set(identities(button().background { button() })).count == 2)
  }

  @Test func isTheSameInEachViewThatMayFit() {
    func row(_ spacing: Double) -> some View {
      HStack(spacing: spacing) {
        button("1")
        ForEach(["x", "y"], id: \.self) { button($0) }
      }
    }
    let choice = identities(
      ViewThatFits {
        row(16)
        row(8)
        ForEach([4.0, 2], id: \.self) { row($0) }
      })
    #expect(choice == Array(repeating: identities(row(0)), count: 4).flatMap(\.self))
  }

  @Test func isData() throws {
    let view = VStack {
      ForEach([1, 2], id: \.self) { button("\($0)") }
      Toggle("t", isOn: true, intent: Mark("milk"))
    }
    let node = Node(archiving: view)
    #expect(node.identities.count == 3 && Set(node.identities).count == 3)
    let copy = try JSONDecoder().decode(Node.self, from: JSONEncoder().encode(node))
    #expect(copy == node)
  }
}

extension Node {
  fileprivate var identities: [String] {
    switch self {
    case .button(let button): ["\(button.identity)"]
    case .toggle(let toggle): ["\(toggle.identity)"]
    default: children.flatMap(\.identities)
    }
  }
}
