import Almanac
import Cast
import Home
import Timelines
import WidgetIntents

extension ChoiceRequest {
  /// Asks the parameter's source; a value whose title it doesn't know stays without one.
  func answer(in language: Language) async -> ChoiceAnswer {
    do {
      var titled: [ParameterChoice] = []
      for value in untitled {
        if let choice = try? await parameter.choice(of: value) { titled.append(choice) }
      }
      let offered = try await parameter.choices(matching: text)
      return ChoiceAnswer(to: self, .success(.init(offered: offered, titled: titled)))
    } catch let fault as ProviderFault {
      return ChoiceAnswer(to: self, .failure(.failed(LocalizedStringResource(fault.key))))
    } catch {
      return ChoiceAnswer(to: self, .failure(ActionFault(error, in: language)))
    }
  }
}
