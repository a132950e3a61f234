import Foundation
import Testing
import Views
import WidgetIntents

struct ButtonTests {
  private struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(configuration.role == .destructive ? "!" : "+")
      configuration.label
    }
  }

  @Test func isItsLabelAndWhatItDoes() {
    let view = Button(intent: Mark("milk")) { Text("a") }.buttonStyle(.plain)
    #expect(
      Node(archiving: view).description == """
        button Mark(item: 'milk')
          text "a"
        """)
  }

  @Test(arguments: ["plain", "bordered", "prominent", "borderless", "automatic"])
  func showsItsLabelInEveryStyle(_ style: String) {
    let button = Button("a", intent: Mark("milk"))
    let node =
      switch style {
      case "plain": Node(archiving: button.buttonStyle(.plain))
      case "bordered": Node(archiving: button.buttonStyle(.bordered))
      case "prominent": Node(archiving: button.buttonStyle(.borderedProminent))
      case "borderless": Node(archiving: button.buttonStyle(.borderless))
      default: Node(archiving: button.buttonStyle(.automatic))
      }
    #expect(node.texts == ["a"])
    guard case .button(let button) = node else { return #expect(Bool(false), "\(node)") }
    #expect(button.intent == IntentReference(Mark("milk")) && button.isEnabled)
  }

  @Test func isOneWhateverItsStyleConsistsOf() {
    let view = VStack {
      Button("a", intent: Mark("milk"))
      Button("b", role: .destructive, intent: Mark("bread"))
      Button("c", systemImage: "plus", intent: Mark("salt"))
    }
    .buttonStyle(Loud())
    #expect(Node(archiving: view).texts == ["+", "a", "!", "b", "+", "c"])
    #expect(Node(archiving: view).children.count == 3)
  }

  @Test func doesNothingWhereItIsDisabledOrOnlyStandsForSomething() {
    func isEnabled(_ view: some View) -> Bool? {
      guard case .button(let button) = Node(archiving: view) else { return nil }
      return button.isEnabled
    }
    let button = Button("a", intent: Mark("milk"))
    #expect(isEnabled(button) == true)
    #expect(isEnabled(button.disabled(true)) == false)
    #expect(isEnabled(button.disabled(false).disabled(true)) == false)
    #expect(isEnabled(button.disabled(true).disabled(false)) == false)
    #expect(isEnabled(button.disabled(false)) == true)
    #expect(isEnabled(button.redacted(reason: .placeholder)) == false)
    #expect(isEnabled(button.redacted(reason: .invalidated)) == true)
    #expect(isEnabled(button.privacySensitive().redacted(reason: .privacy)) == false)
  }

  @Test func tellsTheTypeOfItsIntentApart() throws {
    let face = Face(archiving: Button("a", intent: Mark("milk")), in: EnvironmentValues())
    #expect(face.intents[IntentReference(Mark("bread"))] == Mark.self)
    let copy = try JSONDecoder().decode(Face.self, from: try JSONEncoder().encode(face))
    #expect(copy.content == face.content)
    #expect(copy.intents[IntentReference(Mark("bread"))] == nil)
  }

  @Test func tellsTheTypeOfItsIntentOnceItCanBeSeen() {
    let view = ViewThatFits {
      Text("a")
      ViewThatFits {
        Text("b")
        Button("c", intent: Mark("milk"))
      }
    }
    // Otherwise the alternatives are searched for these.
    let whole = view.containerBackground(.red, for: .widget).widgetURL(URL(string: "widgetty://a"))
    let face = Face(archiving: whole, in: EnvironmentValues())
    #expect(face.intents.isEmpty)
    #expect(face.content.texts == ["a", "b", "c"])
    #expect(face.intents[IntentReference(Mark("milk"))] == Mark.self)
  }
}
