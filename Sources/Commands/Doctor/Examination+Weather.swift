import Desk
import Weather
import System

extension Examination {
  /// Checks which weather sources answer now.
  static let weather = Examination { context in
    let words = DoctorWords(context)
    let bureau = try? context.weather
    let trials = bureau?.trial(about: .seoul, at: context.date) ?? []
    guard let bureau, !trials.isEmpty else {
      return [Finding(.untried, words["weather"], words["weather.simulated"])]
    }
    return trials.map { source, fault -> Finding in
      let subject = "\(words["weather"]), \(context.strings[source.nameKey] ?? source.rawValue)"
      guard let fault else { return Finding(.works, subject, words["weather.works"]) }
      return Finding(
        .worksPartly, subject, fault.sentence(in: context.strings),
        remedy: words["weather.remedy"])
    } + substitute(for: bureau.settings, context)
  }

  /// The source that would replace the first one, if a contact for it were set; empty if there is
  /// no need.
  private static func substitute(
    for settings: WeatherSettings, _ context: CommandContext
  ) -> [Finding] {
    guard settings.choice == .auto, settings.contact == nil else { return [] }
    let words = DoctorWords(context)
    let name = context.strings[Source.metNorway.nameKey] ?? Source.metNorway.rawValue
    return [
      Finding(
        .untried, "\(words["weather"]), \(name)", words["weather.contact"],
        remedy: words["weather.contact.remedy"])
    ]
  }
}
