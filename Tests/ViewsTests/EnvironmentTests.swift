import Testing
import Views

private struct MoodKey: EnvironmentKey {
  static let defaultValue = "calm"
}

extension EnvironmentValues {
  fileprivate var mood: String {
    get { self[MoodKey.self] }
    set { self[MoodKey.self] = newValue }
  }
}

struct EnvironmentTests {
  private struct Mood: View {
    @Environment(\.mood) var mood
    var body: some View { Text(mood) }
  }

  @Test func flowsDownAndEndsWithItsView() {
    let node = Node(
      archiving: VStack {
        Mood()
        VStack { Mood() }.environment(\.mood, "glad")
        Mood()
      })
    #expect(node.texts == ["calm", "glad", "calm"])
  }

  @Test func innerValuesWin() {
    let node = Node(archiving: Mood().environment(\.mood, "inner").environment(\.mood, "outer"))
    #expect(node.texts == ["inner"])
  }

  @Test func readsDefaultsOutsideOfAnArchive() {
    #expect(Mood().mood == "calm")
  }

  @Test func isTakenFromTheCaller() {
    var environment = EnvironmentValues()
    environment.mood = "given"
    #expect(Node(archiving: Mood(), in: environment).texts == ["given"])
  }

  @Test func belongsToTheEvaluatingThread() async {
    let texts = await withTaskGroup(of: [String].self) { group in
      for index in 0..<50 {
        group.addTask {
          var environment = EnvironmentValues()
          environment.mood = "\(index)"
          return Node(
            archiving: VStack {
              Mood(); Mood()
            }, in: environment
          ).texts
        }
      }
      return await group.reduce(into: Set<[String]>()) { $0.insert($1) }
    }
    #expect(texts == Set((0..<50).map { ["\($0)", "\($0)"] }))
  }
}
