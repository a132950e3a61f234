import Home
import Timelines

/// Asks the providers of widgets beside the loop, and posts what they answer.
struct Asking: Sendable {
  private let mailbox: Mailbox<Event>
  private let pool = Pool()

  init(mailbox: Mailbox<Event>) {
    self.mailbox = mailbox
  }

  func start(_ question: Question) {
    let lane = Lane(to: pool)
    Task(executorPreference: lane) { [mailbox] in
      mailbox.post(.answered(Answer(to: question.request, await question.outcome)))
      withExtendedLifetime(lane) {}
    }
  }
}

extension Question {
  fileprivate var outcome: Answer.Outcome {
    get async {
      do {
        return .reel(try await kind.timeline(for: configuration, in: context))
      } catch {
        return .fault(error as? Fault ?? .failed("\(error)"))
      }
    }
  }
}
