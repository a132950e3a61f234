import Almanac
import Diary
import DDays
import Foundation
import Gallery
import Kit
import Store
import Timelines
import WidgetIntents
import System

/// A folder with the typical content of all pages.
struct SheetFolder {
  private let folder: TestFolder
  let store: Store
  let zone: Zone

  init() throws {
    folder = try TestFolder()
    store = Store(in: folder.path)
    zone = try Zone(named: "Asia/Seoul")
    try addDrinks()
    try addSteps()
    try addDays()
    try ReminderBook(in: store, zone: zone).addChores()
  }

  var stepsPath: String { folder.file("steps.csv") }

  private var today: CivilDay { zone.civil(at: ContactSheet.date).day }

  func dependencies(isKorean: Bool) throws -> Dependencies {
    var dependencies = GalleryBundle.dependencies(home: folder.path)
    let (store, now) = (store, Now(date: ContactSheet.date, zone: zone))
    dependencies.add(dependency: store)
    dependencies.add(dependency: now)
    dependencies.add(dependency: DateOrder.yearFirst)
    dependencies.add(dependency: isKorean ? Language.korean : .english)
    dependencies.add(
      dependency: LocalizedWords([
        "holiday.kr.christmas": "성탄절", "holiday.kr.seollal": "설날", "holiday.kr.newYear": "신정",
        "holiday.kr.march1st": "삼일절", "holiday.us.thanksgiving": "Thanksgiving Day",
        "holiday.us.christmas": "Christmas Day", "holiday.us.newYear": "New Year's Day",
        "holiday.us.martinLutherKing": "Martin Luther King Jr. Day",
      ]))
    dependencies.add(dependency: HomeScreen { _ in })
    dependencies.add(key: "reminders.list", dependency: "Reminders")
    return dependencies
  }

  private func addDrinks() throws {
    let morning = zone.startOfDay(today) + 7 * 3600
    let book = CaffeineBook(in: store)
    for day in 1..<28 where day % 6 != 0 {
      try book.log(
        "caffeine.drink.coldbrew", milligrams: Double(120 + 37 * day % 350),
        at: morning - Double(day) * 86_400)
    }
    for (number, name) in ["espresso", "latte"].enumerated() {
      try book.log(
        "caffeine.drink.\(name)", milligrams: 95, at: morning + Double(number) * 3000)
    }
    try book.log("말차", milligrams: 70, at: morning + 6000)
  }

  private func addSteps() throws {
    let lines = (0..<500).map { "\(today.advanced(by: -$0)),\(4000 + 2311 * $0 % 9000)" }
    try folder.write(Data(lines.joined(separator: "\n").utf8), as: "steps.csv")
  }

  private func addDays() throws {
    func occasion(
      _ title: String, in days: Int, _ recurrence: Recurrence = .never, group: String = "",
      isInclusive: Bool = false, isPinned: Bool = false
    ) -> Occasion {
      Occasion(
        title: title, rule: DayRule(start: today.advanced(by: days), recurrence: recurrence),
        isInclusive: isInclusive, group: group, isPinned: isPinned)
    }
    _ = try DDayBook(in: store).add([
      occasion("결혼기념일", in: -1062, .yearly, isPinned: true),
      occasion("우진이 생일", in: -2554, .yearly, group: "가족"),
      occasion("함께한 날", in: -1095, group: "가족", isInclusive: true),
      occasion("프로젝트 마감", in: 12, group: "나"), occasion("여권 만료", in: 201, group: "나"),
      occasion("여행", in: -90),
    ])
  }
}

extension ReminderBook {
  /// Adds lists with chores that are overdue, due today, later or at no time, and one that is done.
  func addChores() throws {
    let names = ["집안일", "회사", "건강", "읽을 것", "장보기"]
    let lists = try names.map { try list(named: $0, orMade: $0) }
    let chores: [(String, String, Int)] = [
      ("세탁소에서 코트 찾기", "2026-11-20 18:00", 0), ("관리비 내기", "2026-11-19 매달", 0),
      ("분리수거 내놓기", "오늘 20:00 매주", 0), ("엄마께 전화하기", "오늘 21:00", 0), ("보일러 필터 주문", "내일 9:00", 0),
      ("겨울 이불 꺼내기", "2026-11-28", 0), ("베란다 정리", "", 0), ("보고서", "모레", 1), ("책", "", 3),
    ]
    for (title, words, list) in chores {
      let due =
        words.isEmpty
        ? nil : try SpokenDue(words: words, at: ContactSheet.date, in: Zone(named: "Asia/Seoul"))
      let draft = ReminderDraft(
        title, deadline: due?.deadline, repetition: due?.repetition,
        priority: title == "관리비 내기" ? Priority(sign: "!") : nil, list: lists[list].id)
      _ = try apply(.add(draft), at: ContactSheet.date)
    }
    let plants = try add("화분 물 주기", to: lists[0], at: ContactSheet.date)
    try set(plants.id, isDone: true, at: ContactSheet.date - 3600)
  }
}
