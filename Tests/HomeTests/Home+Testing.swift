import Cells
import FoundationEssentials
import Home
import Timelines
import Views

extension Home {
  /// A home that has asked nobody yet.
  static func fresh(
    _ width: Int, _ height: Int, showing instances: [Instance] = Sample.board,
    kinds: [WidgetKind] = Sample.kinds, presentation: Presentation? = nil, on device: String? = nil
  ) throws -> Home {
    Home(
      size: Size(width: width, height: height), device: try .test(device),
      presentation: try presentation ?? .test(), kinds: kinds, instances: instances, at: .test)
  }

  /// A home whose widgets have been answered.
  static func test(
    _ width: Int, _ height: Int, showing instances: [Instance] = Sample.board,
    kinds: [WidgetKind] = Sample.kinds, presentation: Presentation? = nil
  ) async throws -> Home {
    var home = try fresh(
      width, height, showing: instances, kinds: kinds, presentation: presentation)
    await home.settle(at: .test)
    return home
  }

  /// Answers all that is due, and says which widgets that were.
  @discardableResult
  mutating func settle(at date: Date) async -> [Int] {
    let questions = advance(to: date).compactMap(\.question)
    for question in questions { _ = handle(.answered(await question.answer), at: date) }
    return questions.map(\.request.instance.number)
  }

  mutating func press(_ keys: Key...) {
    for key in keys { _ = handle(.input(.key(key)), at: .test) }
  }

  mutating func text(at date: Date = .test) -> String { canvas(at: date).description }
}

extension Effect {
  var question: Question? { if case .ask(let question) = self { question } else { nil } }
  var page: PageRequest? { if case .open(let request) = self { request } else { nil } }
  var isSuspend: Bool { if case .suspend = self { true } else { false } }
  var isRepaint: Bool { if case .repaint = self { true } else { false } }
}

extension Question {
  var answer: Answer {
    get async {
      do {
        return Answer(
          to: request, .reel(try await kind.timeline(for: configuration, in: context)))
      } catch {
        return Answer(to: request, .fault(error as? Fault ?? .failed("\(error)")))
      }
    }
  }
}
