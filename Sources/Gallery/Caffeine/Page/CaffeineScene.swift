import Almanac
import Diary
import FoundationEssentials
import Pages
import Views

/// The contents of the caffeine page at a moment.
struct CaffeineScene {
  let page: CaffeinePage
  let date: Date
  let now: CaffeineDay

  init(_ page: CaffeinePage, at date: Date) {
    (self.page, self.date) = (page, date)
    now = page.diary.state(at: date)
  }

  var diary: CaffeineDiary { page.diary }
  var isToday: Bool { page.daysAgo == 0 }

  /// The day that is shown, in words.
  var dayText: Text {
    isToday ? Text("caffeine.page.today") : Text(diary.start(of: page.day), format: .monthAndDay)
  }
}

extension DateFormat {
  static var monthAndDay: DateFormat { .dateTime.month(.defaultDigits).day() }
}
