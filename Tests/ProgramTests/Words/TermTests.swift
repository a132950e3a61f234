import Almanac
import Testing

@testable import Desk

/// Checks that each thing has one name, on the screen and in commands.
struct TermTests {
  /// Words that others have replaced, and in which longer words they don't count.
  private static let korean: [(String, besides: [String])] = [
    ("보드", ["키보드", "대시보드"]), ("타일", ["스타일"]), ("몸속", []), ("해질녘", []), ("해돋이", []), ("예산", []),
    ("저장소", []), ("아이폰", []), ("까닭", []), ("남의", []), ("안 물음", []), ("을(를)", []), ("은(는)", []),
    ("이(가)", []), ("니다", []), ("풀 컬러", []), ("바이브런트", []), ("모의", []), ("시뮬레이션", []),
    ("휴지통", []), ("되살리", []), ("되돌리", []), ("해마다", []), ("단추", []), ("끝냄", []), ("상시 표시", []),
  ]

  private static let english = [
    "wastebasket", "tick off", "somebody", "night red", "take back", "size of type",
    "round number", "counted day", "locked screen", "lightness", "heeded", "not our",
  ]

  @Test(arguments: korean.indices) func noReplacedKoreanTermIsLeft(_ index: Int) throws {
    let (term, others) = Self.korean[index]
    for (key, text) in try Language.korean.allEntries {
      let rest = others.reduce(text) { $0.replacing($1, with: "") }
      #expect(!rest.contains(term), "\(key): \(text)")
    }
  }

  @Test(arguments: english) func noReplacedEnglishTermIsLeft(_ term: String) throws {
    for (key, text) in try Language.english.allEntries {
      #expect(!text.lowercased().contains(term), "\(key): \(text)")
    }
  }
}
