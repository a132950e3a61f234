import System
import Cast
import Foundation
import Gallery
import Testing
import Timelines
import WidgetIntents

/// A widget in one family with typical content, in a language.
struct ContactSheet: CustomTestStringConvertible {
  let kind: String
  let family: WidgetFamily
  var configuration: [String: IntentValue] = [:]
  /// The hours since each cup of coffee.
  var cups: [Double] = []
  /// The reminders: the first one completed, the second overdue.
  var errands: [String] = []
  /// The steps of the last days.
  var steps: [Int] = []
  /// The known weather; simulated if nil.
  var sky: Sky?
  /// The difference from other sheets of the family.
  var variant: String?
  var language = Asset.koreanStrings

  static let all = usual + days

  private static let usual = [
    ContactSheet(kind: "weather", family: .systemSmall),
    ContactSheet(kind: "weather", family: .systemMedium),
    ContactSheet(kind: "weather", family: .systemLarge),
    ContactSheet(kind: "weather", family: .accessoryCircular),
    ContactSheet(kind: "weather", family: .accessoryRectangular),
    ContactSheet(kind: "weather", family: .accessoryInline),
    ContactSheet(
      kind: "dday", family: .systemSmall,
      configuration: [
        "title": .text("결혼기념일"), "date": .date(Date(timeIntervalSince1970: 1_798_124_400)),
      ]),
    ContactSheet(kind: "caffeine", family: .systemSmall, cups: [3, 1]),
    ContactSheet(kind: "caffeine", family: .systemMedium, cups: [3, 1]),
    ContactSheet(kind: "reminders", family: .systemSmall, errands: day),
    ContactSheet(kind: "reminders", family: .systemMedium, errands: day),
    ContactSheet(kind: "caffeine", family: .accessoryCircular, cups: [3, 1]),
    ContactSheet(kind: "caffeine", family: .accessoryRectangular, cups: [3, 1]),
    ContactSheet(kind: "reminders", family: .systemLarge, errands: day),
    ContactSheet(kind: "reminders", family: .accessoryCircular, errands: day),
    ContactSheet(kind: "reminders", family: .accessoryRectangular, errands: day),
    ContactSheet(kind: "reminders", family: .accessoryInline, errands: day),
    ContactSheet(kind: "steps", family: .systemSmall, steps: week),
    ContactSheet(kind: "steps", family: .accessoryCircular, steps: week),
    ContactSheet(kind: "steps", family: .accessoryRectangular, steps: week),
    ContactSheet(kind: "steps", family: .accessoryInline, steps: week),
  ]

  private static let week = [8420, 5310, 10_870, 7640, 12_120, 9230, 7214]
  private static let day = ["장보기", "치과 예약", "위젯 문서 검토", "우편물 보내기"]

  /// Every kind in all its families, in Korean.
  static let korean = WidgetKind.all(in: GalleryBundle()).kinds.flatMap { kind in
    kind.families.map { family in
      all.first { $0.kind == kind.id && $0.family == family }
        ?? ContactSheet(kind: kind.id, family: family)
    }
  }

  var testDescription: String { "\(kind) \(family)\(variant.map { " \($0)" } ?? "")" }

  /// Saturday, 21 November 2026, 9:41 in Seoul.
  static let date = Date(timeIntervalSince1970: 1_795_221_660)
}
