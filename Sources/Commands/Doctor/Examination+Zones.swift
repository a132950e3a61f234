import Almanac
import Desk

extension Examination {
  /// Checks whether the system has time zones, and which one is the user's.
  static let zones = Examination { context in
    let words = DoctorWords(context)
    if let fault = context.zoneFault {
      return [
        Finding(
          .fails, words["zones"], fault.clause(in: context.strings), remedy: words["zones.remedy"])
      ]
    }
    do throws(ZoneError) {
      _ = try Zone(named: "Asia/Seoul")
    } catch {
      return [
        Finding(
          .fails, words["zones"], error.clause(in: context.strings), remedy: words["zones.missing"])
      ]
    }
    return [Finding(.works, words["zones"], context.dates.zone.name)]
  }
}
