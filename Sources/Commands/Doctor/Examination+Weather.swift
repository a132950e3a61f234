import Desk
import Weather

extension Examination {
  /// Which of the sources of weather answer now.
  static let weather = Examination { context in
    let words = DoctorWords(context)
    let trials = context.weather.trial(about: .seoul, at: context.date)
    guard !trials.isEmpty else {
      return [Finding(.works, words["weather"], words["weather.simulated"])]
    }
    return trials.map { source, fault in
      let subject = "\(words["weather"]), \(context.strings[source.nameKey] ?? source.rawValue)"
      guard let fault else { return Finding(.works, subject, words["weather.works"]) }
      return Finding(
        .worksPartly, subject, fault.sentence(in: context.strings),
        remedy: words["weather.remedy"])
    }
  }
}
