import Cast
import Home
import Timelines

extension Question {
  /// What the provider says, or why it says nothing.
  func outcome() async -> Answer.Outcome {
    do {
      return .reel(try await reel())
    } catch Fault.failed(let words) {
      return .fault(.failed(words.harmless(upTo: 200)))
    } catch let fault as Fault {
      return .fault(fault)
    } catch {
      return .fault(.failed(String(describing: error).harmless(upTo: 200)))
    }
  }
}
