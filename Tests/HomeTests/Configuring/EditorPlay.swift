import Boards
import Cast
import Cells
import FoundationEssentials
import HomeTesting
import Pages
import Timelines
import WidgetIntents

@testable import Home

/// A person at the editor of a widget, whose questions are answered when the test says so.
struct EditorPlay {
  var home: SeenHome
  /// The requests for choices that aren't answered yet.
  private(set) var requests: [ChoiceRequest] = []
  private(set) var steps: [BoardStep] = []

  init(
    _ width: Int = 120, _ height: Int = 40, family: WidgetFamily = .systemSmall,
    setTo settings: [String: IntentValue] = [:]
  ) async throws {
    let trip = Instance(
      id: Instance.ID(1), kind: "trip", family: family, configuration: settings)
    let other = Instance(id: Instance.ID(2), kind: "days", family: .systemSmall)
    home = try await SeenHome.test(
      width, height, showing: [trip, other], kinds: TripWidget.kinds)
    _ = home.text()
  }

  mutating func take(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .find(let request): requests.append(request)
      case .arrange(let step): steps.append(step)
      default: break
      }
    }
  }

  mutating func handle(_ event: Event) { take(home.handle(event, at: .test)) }

  mutating func press(_ keys: Key...) {
    for key in keys { handle(.input(.key(key))) }
  }

  mutating func type(_ text: String) {
    for letter in text { press(Key(letter)) }
  }

  /// Clicks the first cell of a text.
  mutating func click(_ text: String) {
    let canvas = home.canvas(at: .test)
    for y in 0..<canvas.size.height {
      let cells = (0..<canvas.size.width).map { canvas.text(ofRow: y, from: $0) }
      guard let x = cells.firstIndex(where: { $0.hasPrefix(text) }) else { continue }
      let place = Point(x: x, y: y)
      handle(.input(.mouse(Mouse(.press(.left), at: place))))
      handle(.input(.mouse(Mouse(.release(.left), at: place))))
      return
    }
  }

  /// Answers all requests for choices, and those that come of that.
  mutating func answer() async throws {
    while !requests.isEmpty {
      let request = requests.removeFirst()
      handle(.choicesFound(try await Self.answer(to: request)))
    }
  }

  static func answer(to request: ChoiceRequest) async throws -> ChoiceAnswer {
    var titled: [ParameterChoice] = []
    for value in request.untitled {
      if let choice = try await request.parameter.choice(of: value) { titled.append(choice) }
    }
    do {
      let offered = try await request.parameter.choices(matching: request.text)
      return ChoiceAnswer(to: request, .success(.init(offered: offered, titled: titled)))
    } catch {
      return ChoiceAnswer(to: request, .failure(.failed("weather.fault.unreachable")))
    }
  }

  /// What is seen once all previews are there.
  mutating func text() async -> String {
    _ = home.text()
    await home.settle(at: .test)
    return home.text()
  }

  /// The store takes the last step.
  mutating func save() {
    guard let step = steps.last else { return }
    let board = home.home.context.board.board
    handle(.arranged(step.id, .saved(board)))
  }

  var settings: [String: String] {
    home.home.context.board.board.settings(of: Instance.ID(1)) ?? [:]
  }

  var isOpen: Bool { home.home.fronts.contains { $0 is ConfigurationFront } }
}

extension Canvas {
  /// The text of a row from a column on.
  func text(ofRow y: Int, from x: Int) -> String {
    cropped(to: Rect(x: x, y: y, width: size.width - x, height: 1)).text(ofRow: 0)
  }
}
