import Almanac
import Desk

extension Examination {
  /// Checks whether the system has time zones, and which one is the user's.
  static let zones = Examination { context in
    let words = DoctorWords(context)
    if let fault = context.zoneFault {
      return [Finding(.fails, words["zones"], "\(fault)", remedy: words["zones.remedy"])]
    }
    do {
      _ = try Zone(named: "Asia/Seoul")
    } catch {
      return [Finding(.fails, words["zones"], "\(error)", remedy: words["zones.missing"])]
    }
    return [Finding(.works, words["zones"], context.dates.zone.name)]
  }
}
