import Cells
import Ink
import Kit
import Testing

/// Records syllables and words in pictures. Inspect them visually after a change.
struct HangulSheetTests {
  /// The least height of all syllables in each kind of blocks.
  private static let rows: [GlyphTier: Int] = [.octant: 4, .sextant: 5, .quadrant: 7]

  private static let sizes = rows.keys.sorted { $0.rawValue < $1.rawValue }

  @Test(arguments: sizes) func openSyllables(tier: GlyphTier) throws {
    try expectSheet(Self.syllables(0..<19) { _ in [0] }, named: "hangul-open-\(tier)", tier)
  }

  /// All syllables that begin with ㅎ, which is the highest letter.
  @Test(arguments: sizes) func syllablesOfOneInitial(tier: GlyphTier) throws {
    try expectSheet(
      Self.syllables(18..<19) { _ in Array(0..<28) }, named: "hangul-initial-\(tier)", tier)
  }

  @Test(arguments: [
    (GlyphTier.octant, StrokeWeight.light), (.octant, .medium), (.octant, .bold),
    (.sextant, .semibold), (.quadrant, .semibold),
  ])
  func words(tier: GlyphTier, weight: StrokeWeight) throws {
    try expectSheet(Self.words, named: "hangul-words-\(tier)-\(weight)", tier, weight)
  }

  /// Hangul beside letters, digits and signs, at several heights.
  @Test func mixedLines() throws {
    var canvas = Canvas(size: Size(width: 170, height: 100))
    var y = 0
    for rows in [4, 6, 8] {
      for weight in [StrokeWeight.regular, .bold] {
        for text in ["11월 21일 토 23°", "D-33 결혼기념일 4주"] {
          try draw(text, rows: rows, weight, .octant, y: y, on: &canvas)
          y += rows + 1
        }
      }
    }
    try expectGolden(canvas, named: "hangul-mixed")
  }

  /// Lines of syllables, one for each initial and final.
  private static func syllables(
    _ initials: Range<Int>, finals: (Int) -> [Int]
  ) -> [String] {
    initials.flatMap { initial in
      (0..<21).chunked(by: initials.count > 1 ? 21 : 3).map { vowels in
        String(
          vowels.flatMap { vowel in
            finals(vowel).compactMap { final in
              Unicode.Scalar(UInt32(0xAC00 + (initial * 21 + vowel) * 28 + final)).map(
                Character.init)
            }
          })
      }
    }
  }

  private func expectSheet(
    _ lines: [String], named name: String, _ tier: GlyphTier, _ weight: StrokeWeight = .regular
  ) throws {
    let rows = try #require(Self.rows[tier])
    let widths = try lines.map {
      try #require(Lettering($0, rows: Double(rows), weight: weight, tier: tier)).columns
    }
    let size = Size(
      width: Int((widths.max() ?? 0).rounded(.up)), height: lines.count * (rows + 1))
    var canvas = Canvas(size: size)
    for (index, line) in lines.enumerated() {
      try draw(line, rows: rows, weight, tier, y: index * (rows + 1), on: &canvas)
    }
    try expectGolden(canvas, named: name)
  }

  private func draw(
    _ text: String, rows: Int, _ weight: StrokeWeight, _ tier: GlyphTier, y: Int,
    on canvas: inout Canvas
  ) throws {
    let lettering = try #require(
      Lettering(text, rows: Double(rows), weight: weight, tier: tier))
    let blocks = try #require(lettering.blocks)
    let frame = Rect(x: 0, y: y, width: canvas.size.width, height: rows + lettering.descent)
    blocks.draw([.plain(.white)], on: &canvas, in: frame, clippedTo: frame, depth: .mono)
  }

  private static let words = """
    서울 부산 인천 대구 대전 광주 울산 세종 수원 고양 용인 창원 성남 청주 화성
    제주 전주 천안 안산 안양 김해 평택 포항 의정부 춘천 원주 강릉 속초 동해 삼척
    여수 순천 목포 군산 익산 경주 구미 진주 통영 거제 서귀포 울릉도 독도 판교 평양
    도쿄 오사카 삿포로 후쿠오카 베이징 상하이 홍콩 타이베이 방콕 싱가포르 하노이
    파리 런던 베를린 마드리드 로마 빈 프라하 뉴욕 워싱턴 시카고 로스앤젤레스 밴쿠버
    월요일 화요일 수요일 목요일 금요일 토요일 일요일 오늘 내일 모레 어제 주말 평일
    맑음 흐림 비 눈 안개 구름많음 대체로맑음 소나기 천둥번개 우박 진눈깨비 황사 폭염
    강풍 태풍 이슬비 폭설 서리 무지개 햇볕 습도 기압 미세먼지 자외선 체감온도 일출 일몰
    설날 추석 한글날 어린이날 어버이날 광복절 개천절 현충일 삼일절 부처님오신날 성탄절
    크리스마스 결혼기념일 생일 돌잔치 졸업식 입학식 수능 개학 휴가 소풍 여행 출장 월급날
    봄 여름 가을 겨울 새벽 아침 점심 저녁 밤 오전 오후 정오 자정 방금 곧 이따가
    물마시기 빨래 장보기 청소 꽃사기 책읽기 떡볶이 된장찌개 짜장면 귤 뜨개질 깎기
    커피 녹차 홍차 콜라 에스프레소 걸음 운동 달리기 자전거 타이머 알람 시계 달력 목록
    꿈 빛 숲 흙 닭 삶 값 넋 앎 옳음 핥기 읊기 없음 괜찮아 쾌활 왜 궤도 뉘우침 희망
    """.split(separator: "\n").map(String.init)
}

extension Range<Int> {
  fileprivate func chunked(by count: Int) -> [Range<Int>] {
    stride(from: lowerBound, to: upperBound, by: count).map {
      $0..<Swift.min($0 + count, upperBound)
    }
  }
}
