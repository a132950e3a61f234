import Cells
import Layout
import Testing
import Views
import WidgetIntents

struct ControlTests {
  private struct Mark: AppIntent {
    static let title: LocalizedStringResource = "Mark"
    @Parameter(title: "Item") var item: String

    init() {}

    init(_ item: String) {
      self.item = item
    }

    func perform() async throws -> some IntentResult { .result() }
  }

  private func button(_ text: String) -> some View {
    Button(intent: Mark(text)) { Text(text) }.buttonStyle(.plain)
  }

  private func box(_ view: some View, _ width: Int, _ height: Int) throws -> Box {
    let size = Size(width: width, height: height)
    return try Node(archiving: view).laidOut(in: size, surroundings: .test())
  }

  /// The action and frame of each control.
  private func controls(_ view: some View, _ width: Int, _ height: Int) throws -> [String] {
    let box = try box(view, width, height)
    return box.controls(in: box.frame).map { placed in
      let (place, control) = (placed.place, placed.control)
      let item = if case .text(let item)? = control.intent.values["item"] { item } else { "?" }
      let size = "\(place.size.width)x\(place.size.height)"
      return "\(item) \(place.origin.x),\(place.origin.y) \(size)"
    }
  }

  @Test func areFoundInTheOrderInWhichTheyAreRead() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        button("ab"); button("cd")
      }
      button("efg")
    }
    #expect(try controls(view, 5, 2) == ["ab 0,0 2x1", "cd 3,0 2x1", "efg 0,1 3x1"])
  }

  @Test func areAtLeastTwoColumnsWide() throws {
    #expect(try controls(button("a"), 1, 1).isEmpty)
    #expect(
      try controls(
        HStack(spacing: 8) {
          button("a"); Text("x")
        }, 3, 1) == ["a 0,0 2x1"])
    #expect(
      try controls(
        HStack(spacing: 8) {
          Text("x"); button("a")
        }, 3, 1) == ["a 1,0 2x1"])
  }

  @Test func neverOverlap() throws {
    let inner = Button(intent: Mark("out")) {
      HStack(spacing: 8) {
        Text("abcd"); button("in")
      }
    }
    .buttonStyle(.plain)
    #expect(try controls(inner, 7, 1) == ["out 0,0 5x1", "in 5,0 2x1"])
    let covered = ZStack {
      button("ab"); button("cd")
    }
    #expect(try controls(covered, 2, 1) == ["cd 0,0 2x1"])
    let close = HStack(spacing: 0) {
      button("a"); button("b")
    }
    #expect(try controls(close, 2, 1).count == 1)
  }

  @Test func lieInTheirRoom() throws {
    let view = button("a long one").fixedSize()
    #expect(try controls(view, 4, 1) == ["a long one 0,0 4x1"])
    #expect(try controls(button("ab").offset(x: 800), 4, 1).isEmpty)
  }

  @Test func thatCanNotBeSeenOrAreDisabledAreNotHit() throws {
    #expect(try controls(button("ab").hidden(), 4, 1).isEmpty)
    #expect(try controls(button("ab").opacity(0), 4, 1).isEmpty)
    #expect(try controls(button("ab").disabled(true), 4, 1).isEmpty)
  }

  @Test func showWhatTheSurroundingsSay() throws {
    struct Word: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isOn ? "on" : "off")
      }
    }
    let view = Toggle(isOn: false, intent: Mark("x")) { Text("a") }.toggleStyle(Word())
    var surroundings = try Surroundings.test()
    let size = Size(width: 3, height: 1)
    func shown() -> ([String], Bool?) {
      let box = Node(archiving: view).laidOut(in: size, surroundings: surroundings)
      return (box.reading, box.controls(in: box.frame).first?.control.isOn)
    }
    #expect(shown() == (["off"], false))
    surroundings.states = [IntentReference(Mark("x")): true]
    #expect(shown() == (["on"], true))
    surroundings.states = [IntentReference(Mark("y")): true]
    #expect(shown() == (["off"], false))
  }

  /// At any size, controls lie inside, don't overlap, and are wide enough.
  @Test func keepTheirRulesInRoomsOfEverySize() throws {
    let view = VStack(spacing: 0) {
      HStack {
        button("a"); Button("bc", intent: Mark("bc")); button("d")
      }
      Toggle("switch", isOn: true, intent: Mark("switch")).toggleStyle(.switch)
      ZStack {
        Toggle("e", isOn: false, intent: Mark("e")); button("fgh")
      }
    }
    for width in 0...24 {
      for height in 0...6 {
        let box = try box(view, width, height)
        let places = box.controls(in: box.frame).map(\.place)
        for (index, place) in places.enumerated() {
          #expect(place.size.width >= 2 && place.size.height >= 1)
          #expect(box.frame.intersection(place) == place)
          #expect(places[..<index].allSatisfy { $0.intersection(place).isEmpty })
        }
      }
    }
  }
}
