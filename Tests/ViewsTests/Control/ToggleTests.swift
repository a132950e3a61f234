import Foundation
import Testing
import Views
import WidgetIntents

struct ToggleTests {
  private struct Word: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(configuration.isOn ? "done" : "open")
        configuration.label
      }
    }
  }

  private func toggle(_ view: some View) -> ToggleNode? {
    if case .toggle(let toggle) = Node(archiving: view) { toggle } else { nil }
  }

  @Test func hasBothItsLooks() {
    let view = Toggle(isOn: true, intent: Mark("milk")) { Text("a") }.toggleStyle(Word())
    #expect(
      Node(archiving: view).description == """
        toggle on Mark(item: 'milk')
          stack horizontal
            text "open"
            text "a"
          stack horizontal
            text "done"
            text "a"
        """)
    #expect(toggle(view)?.look(isOn: false).texts == ["open", "a"])
  }

  @Test func looksDifferentInEveryStyle() throws {
    let view = Toggle("a", isOn: false, intent: Mark("milk"))
    for node in [
      toggle(view), toggle(view.toggleStyle(.automatic)), toggle(view.toggleStyle(.button)),
      toggle(view.toggleStyle(.switch)),
    ] {
      let toggle = try #require(node)
      #expect(toggle.off != toggle.on)
      #expect(toggle.off.texts.contains("a") && toggle.on.texts.contains("a"))
    }
  }

  @Test func doesNothingWhereItIsDisabled() {
    let view = Toggle(isOn: false, intent: Mark("milk")) { Text("a") }
    #expect(toggle(view)?.isEnabled == true)
    #expect(toggle(view.disabled(true))?.isEnabled == false)
  }

  @Test func declaresOnlyOnceWhatItDeclares() {
    let view = Toggle(isOn: false, intent: Mark("milk")) {
      Text("a").widgetURL(URL(string: "widgetty://a"))
    }
    let face = Face(archiving: view, in: EnvironmentValues())
    #expect(face.url == URL(string: "widgetty://a") && face.droppedURLCount == 0)
    #expect(face.intents[IntentReference(Mark())] == Mark.self)
  }

  @Test func comesBackAsItWas() throws {
    let view = HStack {
      Toggle("a", isOn: true, intent: Mark("milk"))
      Button("b", intent: Mark("bread")).disabled(true)
    }
    let node = Node(archiving: view)
    #expect(try JSONDecoder().decode(Node.self, from: try JSONEncoder().encode(node)) == node)
  }
}
