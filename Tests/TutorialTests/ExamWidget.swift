import Foundation
import Timelines
import Views

struct ExamConfig: Codable {
  let title: String
  let day: Date
}

enum ExamStore {
  static var saved: ExamConfig? = ExamConfig(
    title: "수능", day: Date(timeIntervalSince1970: 1_795_046_400))

  static func load() -> ExamConfig? { saved }
}

func daysLeft(until target: Date, now: Date = Date()) -> Int {
  let calendar = Calendar.current
  let today = calendar.startOfDay(for: now)
  let day = calendar.startOfDay(for: target)
  return calendar.dateComponents([.day], from: today, to: day).day ?? 0
}

struct ExamEntry: TimelineEntry {
  let date: Date
  let config: ExamConfig?
  let days: Int
}

struct ExamProvider: TimelineProvider {
  func placeholder(in context: Context) -> ExamEntry {
    ExamEntry(date: Date(), config: ExamConfig(title: "시험", day: Date()), days: 0)
  }

  func getSnapshot(in context: Context, completion: @escaping (ExamEntry) -> Void) {
    let config = ExamStore.load()
    let entry = ExamEntry(
      date: Date(), config: config, days: daysLeft(until: config?.day ?? Date()))
    completion(entry)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ExamEntry>) -> Void) {
    let now = Date()
    let config = ExamStore.load()
    let entry = ExamEntry(date: now, config: config, days: 0)
    let midnight = Calendar.current.nextDate(
      after: now,
      matching: DateComponents(hour: 0, minute: 0, second: 0),
      matchingPolicy: .nextTime
    )
    let timeline: Timeline<ExamEntry>
    if let midnight {
      timeline = Timeline(entries: [entry], policy: .after(midnight))
    } else {
      timeline = Timeline(entries: [entry], policy: .never)
    }
    completion(timeline)
  }
}

struct ExamWidgetView: View {
  var entry: ExamProvider.Entry

  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(colors: [.blue.opacity(0.8), .purple]),
        startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
      VStack(alignment: .leading, spacing: 4) {
        Text(entry.config?.title ?? "없음")
          .font(.headline)
          .foregroundColor(.white)
        Text(entry.days == 0 ? "D-Day" : "D-\(entry.days)")
          .font(.system(size: 32, weight: .bold))
        if let day = entry.config?.day {
          Text(day, style: .date)
            .font(.caption)
            .foregroundColor(.white.opacity(0.9))
        }
      }
      .padding()
    }
  }
}

struct ExamWidget: Widget {
  let kind: String = "ExamWidget"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: ExamProvider()) { entry in
      ExamWidgetView(entry: entry)
    }
    .configurationDisplayName("시험")
    .description("시험까지 남은 날을 봅니다.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

func saveExam(title: String, day: Date) {
  ExamStore.saved = ExamConfig(title: title, day: day)
  WidgetCenter.shared.reloadAllTimelines()
}

struct StudyBundle: WidgetBundle {
  var body: some Widget {
    ExamWidget()
    AirWidget()
  }
}
