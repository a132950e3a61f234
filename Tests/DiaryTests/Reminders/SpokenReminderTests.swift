import Almanac
import Diary
import Store
import Testing

/// Reads reminders on one line, on Saturday, 21 November 2026, at 9:41.
struct SpokenReminderTests {
  private func spoken(_ line: String) throws -> SpokenReminder {
    let now = try SpokenDueTests.now()
    return SpokenReminder(
      line, at: now, in: .utc,
      among: [ReminderList(id: ReminderList.ID(1), name: "집안 일")]
    )
  }

  @Test(arguments: [
    ("치과 모레 오후 2시", "치과", "2026-11-23T14:00"), ("call mum fri 6pm", "call mum", "2026-11-27T18:00"),
    ("내일 9시 회의", "회의", "2026-11-22T09:00"), ("tomorrow call mum", "call mum", "2026-11-22"),
    ("보일러 점검 모레 오후 2시 해마다 !!", "보일러 점검", "2026-11-23T14:00 +1y"),
    ("물 주기 3일마다", "물 주기", "2026-11-21 3d"), ("rent monthly on the 1st", "rent", "2026-12-01 +1m"),
    ("선물 사기 크리스마스까지", "선물 사기", "2026-12-25"), ("세금 11월 30일", "세금", "2026-11-30"),
    ("월세 매달 말일", "월세", "2026-11-30 FREQ=MONTHLY;BYMONTHDAY=-1"),
    ("예배 매년 부활절", "예배 매년 부활절", ""), ("회의 매일 금요일", "회의 매일 금요일", ""),
    ("hotel aug 10-25", "hotel aug 10-25", ""), ("여행 8월 10-25", "여행 8월 10-25", ""),
    ("회의 3시", "회의", "2026-11-21T15:00"),
    ("매주 금요일 분리수거", "분리수거", "2026-11-27 +1w"),
    ("pay rent the 25th at 4pm", "pay rent", "2026-11-25T16:00"),
    ("회의 27일 금요일 두 시", "회의", "2026-11-27T14:00"), ("rent due friday", "rent", "2026-11-27"),
    ("call mum fri at 6", "call mum", "2026-11-27T18:00"),
    ("dinner tonight at 8", "dinner", "2026-11-21T20:00"), ("look at 8", "look at 8", ""),
    ("새 안경", "새 안경", ""), ("회의 중", "회의 중", ""), ("우유", "우유", ""), ("내일", "내일", ""),
    ("버스 1225", "버스 1225", ""),
    ("gifts for christmas", "gifts for christmas", ""),
    ("Christmas shopping", "Christmas shopping", ""), ("다이어트 100일", "다이어트 100일", ""),
    ("read 1984", "read 1984", ""), ("update to 1.5", "update to 1.5", ""),
    ("Quit smoking 100 days", "Quit smoking 100 days", ""),
    ("보고서 어제", "보고서 어제", ""), ("아침 먹기", "아침 먹기", ""), ("buy 8 15", "buy 8 15", ""), ("  ", "", ""),
  ])
  func findsTheDueTime(line: String, title: String, due: String) throws {
    let reminder = try spoken(line)
    #expect(reminder.title == title)
    let said =
      switch reminder.due?.deadline {
      case .day(let day)?: "\(day)"
      case .date(let date)?: String("\(Zone.utc.civil(at: date))".prefix(16))
      case nil: ""
      }
    #expect(said + (reminder.due?.repetition.map { " \($0)" } ?? "") == due)
  }

  @Test func findsThePriorityAndTheList() throws {
    let reminder = try spoken("점검 !! 모레 매주 #집안일 !!")
    #expect(reminder.title == "점검 !!" && reminder.priority == Priority(sign: "!!"))
    #expect(reminder.list == ReminderList.ID(1))
    let parts = reminder.marks.sorted { $0.place.lowerBound < $1.place.lowerBound }
    #expect(parts.map(\.place) == [6..<8, 9..<11, 12..<16, 17..<19])
    #expect(parts.map(\.part) == [.repetition, .repetition, .list, .priority])
    #expect(try spoken("!!").title == "!!" && spoken("!!").priority == nil)
    #expect(try spoken("a #garden").list == nil)
  }
}
