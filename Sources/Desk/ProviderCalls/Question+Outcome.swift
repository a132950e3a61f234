import Almanac
import Cast
import Home
import System
import Timelines

extension Question {
  /// Asks the provider; returns its reel or the reason why there is none, in a language.
  func outcome(in language: Language = .english) async -> TimelineAnswer.Outcome {
    do {
      return .reel(try await reel())
    } catch TimelineFault.failed(let words) {
      return .fault(.failed(words.harmless(upTo: 200)))
    } catch let fault as TimelineFault {
      return .fault(fault)
    } catch {
      let sentence = language.commandWords.sentence(of: error)
      return .fault(.failed(sentence.harmless(upTo: 200)))
    }
  }
}
