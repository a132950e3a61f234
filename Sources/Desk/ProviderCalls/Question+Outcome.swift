import Cast
import Home
import Printing
import Timelines

extension Question {
  /// Asks the provider; returns its reel or the reason why there is none.
  func outcome() async -> TimelineAnswer.Outcome {
    do {
      return .reel(try await reel())
    } catch TimelineFault.failed(let words) {
      return .fault(.failed(words.harmless(upTo: 200)))
    } catch let fault as TimelineFault {
      return .fault(fault)
    } catch {
      return .fault(.failed(String(describing: error).harmless(upTo: 200)))
    }
  }
}
