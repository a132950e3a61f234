import Home
import Testing
import WidgetIntents

@testable import Desk

@Suite(.timeLimit(.minutes(60)))
struct ChoiceCallTests {
  private let mailbox = Mailbox<Event>()

  @Test func tellsOfASearchThatHangsWhenItHasHadItsTime() throws {
    let parameter = try #require(Search.parameters.first)
    var running = ActionCalls(mailbox: mailbox, reaching: CallContext(by: mailbox))
    running.find(ChoiceRequest(number: 1, parameter: parameter, text: "hang"), at: .zero)
    _ = running.expire(at: .milliseconds(50))
    let events = running.expire(at: .seconds(10))
    #expect(events.compactMap(\.foundChoices) == ["overdue"] && running.isIdle)
    running.find(
      ChoiceRequest(number: 2, parameter: parameter, text: "a", untitled: [.text("b")]),
      at: .seconds(11))
    let answers = mailbox.letters()
    for answer in answers { running.hear(answer, at: .seconds(11)) }
    #expect(answers.compactMap(\.foundChoices) == ["a of b"] && running.isIdle)
    running.cancel()
  }
}

extension Event {
  /// What a search has found, and the titles of what was known; or why it has found nothing.
  fileprivate var foundChoices: String? {
    guard case .choicesFound(let answer) = self else { return nil }
    switch answer.outcome {
    case .success(let choices):
      return (choices.offered.map(\.title) + ["of"] + choices.titled.map(\.title))
        .joined(separator: " ")
    case .failure(let fault): return "\(fault)"
    }
  }
}
