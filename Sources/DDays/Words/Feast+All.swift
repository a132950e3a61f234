import Almanac

extension Feast {
  static let newYear = Feast(
    names: [
      "새해", "새해첫날", "신정", "양력설", "newyear", "newyears", "newyear's", "newyear'sday", "newyearsday",
    ],
    rule: .solar(month: 1, day: 1))
  static let seollal = Feast(
    names: [
      "설날", "설", "구정", "민속의날", "folkday", "음력설", "음력설날", "음력새해", "정월초하루", "정월초하룻날", "seollal",
      "lunarnewyear",
      "lunarnewyear'sday",
      "koreannewyear",
    ],
    rule: .lunar(month: 1, day: 1))

  static let all = [newYear, seollal] + korean + american + others + terms

  private static let korean = [
    Feast(names: ["섣달그믐", "섣달그믐날", "설전날", "까치설날", "까치설"], rule: .lunarEve(month: 1, day: 1)),
    Feast(names: ["정월대보름", "대보름", "정월보름"], rule: .lunar(month: 1, day: 15)),
    Feast(
      names: [
        "삼일절", "3.1절", "3·1절", "3ㆍ1절", "31절", "marchfirst", "samiljeol", "independencemovementday",
      ], rule: .solar(month: 3, day: 1)),
    Feast(names: ["식목일", "arbordaykorea", "koreanarborday"], rule: .solar(month: 4, day: 5)),
    Feast(names: ["노동절", "근로자의날", "labourday", "mayday"], rule: .solar(month: 5, day: 1)),
    Feast(names: ["어린이날", "children'sday", "childrensday"], rule: .solar(month: 5, day: 5)),
    Feast(names: ["어버이날", "parents'day", "parentsday"], rule: .solar(month: 5, day: 8)),
    Feast(
      names: ["스승의날", "teachers'day", "teachersday", "teacher'sday"],
      rule: .solar(month: 5, day: 15)),
    Feast(
      names: ["부처님오신날", "석가탄신일", "초파일", "사월초파일", "buddha'sbirthday", "buddhasbirthday", "vesak"],
      rule: .lunar(month: 4, day: 8)),
    Feast(names: ["단오", "단오절", "dano"], rule: .lunar(month: 5, day: 5)),
    Feast(names: ["현충일", "koreanmemorialday"], rule: .solar(month: 6, day: 6)),
    Feast(names: ["제헌절", "constitutionday"], rule: .solar(month: 7, day: 17)),
    Feast(names: ["백중", "백중날"], rule: .lunar(month: 7, day: 15)),
    Feast(names: ["중양절"], rule: .lunar(month: 9, day: 9)),
    Feast(names: ["칠석", "칠월칠석"], rule: .lunar(month: 7, day: 7)),
    Feast(names: ["광복절", "liberationday", "gwangbokjeol"], rule: .solar(month: 8, day: 15)),
    Feast(
      names: [
        "추석", "한가위", "팔월한가위", "팔월대보름", "중추절", "chuseok", "koreanthanksgiving", "midautumnfestival",
      ],
      rule: .lunar(month: 8, day: 15)),
    Feast(names: ["국군의날", "koreanarmedforcesday"], rule: .solar(month: 10, day: 1)),
    Feast(
      names: ["개천절", "nationalfoundationday", "gaecheonjeol"], rule: .solar(month: 10, day: 3)),
    Feast(names: ["한글날", "hangulday", "hangeulday"], rule: .solar(month: 10, day: 9)),
    Feast(names: ["빼빼로데이", "가래떡데이", "peperoday"], rule: .solar(month: 11, day: 11)),
    Feast(names: ["화이트데이", "whiteday"], rule: .solar(month: 3, day: 14)),
  ]

  private static let american = [
    weekday(
      [
        "martinlutherking", "mlk", "martinlutherkingday", "martinlutherkingjr.day",
        "martinlutherkingjrday", "mlkday", "마틴루서킹의날",
      ], 3, .monday, of: 1),
    weekday(
      [
        "presidents'day", "presidentsday", "president'sday", "washington'sbirthday",
        "washingtonsbirthday", "워싱턴탄생일",
      ], 3, .monday, of: 2),
    weekday(["mother'sday", "mothersday", "mothers'day", "어머니날"], 2, .sunday, of: 5),
    weekday(["성년의날", "comingofageday"], 3, .monday, of: 5),
    weekday(["memorialday", "메모리얼데이"], -1, .monday, of: 5),
    weekday(["father'sday", "fathersday", "fathers'day"], 3, .sunday, of: 6),
    Feast(names: ["juneteenth", "준틴스"], rule: .solar(month: 6, day: 19)),
    Feast(
      names: ["independenceday", "fourthofjuly", "thefourthofjuly", "미국독립기념일", "독립기념일"],
      rule: .solar(month: 7, day: 4)),
    weekday(["laborday", "미국노동절"], 1, .monday, of: 9),
    weekday(
      ["columbusday", "indigenouspeoples'day", "indigenouspeoplesday", "콜럼버스의날"], 2, .monday, of: 10
    ),
    Feast(
      names: ["veteransday", "veterans'day", "veteran'sday", "재향군인의날"],
      rule: .solar(month: 11, day: 11)),
    weekday(["electionday"], 1, .monday, of: 11, later: 1),
    weekday(["thanksgiving", "thanksgivingday", "추수감사절"], 4, .thursday, of: 11),
    weekday(["blackfriday", "블랙프라이데이"], 4, .thursday, of: 11, later: 1),
    weekday(["cybermonday"], 4, .thursday, of: 11, later: 4),
  ].compactMap(\.self)

  private static let others = [
    Feast(
      names: [
        "chinesenewyear", "chinesenewyear'sday", "chinesenewyearsday", "chinesespringfestival",
        "springfestival", "춘절", "중국춘절", "중국설", "중국설날",
      ], rule: .chineseNewYear),
    Feast(
      names: ["대통령선거", "대통령선거일", "대선", "koreanpresidentialelectionday"],
      rule: .election(.presidential)),
    Feast(
      names: ["국회의원선거", "국회의원선거일", "총선", "nationalassemblyelectionday"],
      rule: .election(.assembly)),
    Feast(
      names: ["지방선거", "지방선거일", "koreanlocalelectionday"], rule: .election(.local)),
    Feast(names: ["leapday", "윤일"], rule: .solar(month: 2, day: 29)),
    Feast(names: ["groundhogday"], rule: .solar(month: 2, day: 2)),
    Feast(
      names: [
        "밸런타인데이", "발렌타인데이", "발렌타인", "valentine'sday", "valentinesday", "valentines", "valentine's",
        "valentineday",
      ], rule: .solar(month: 2, day: 14)),
    Feast(
      names: [
        "st.patrick'sday", "stpatrick'sday", "stpatricksday", "saintpatrick'sday",
        "saintpatricksday", "stpatricks", "st.patricks", "stpatrick's", "st.patrick's",
      ],
      rule: .solar(month: 3, day: 17)),
    Feast(
      names: ["만우절", "aprilfools", "aprilfools'day", "aprilfool'sday", "aprilfoolsday"],
      rule: .solar(month: 4, day: 1)),
    Feast(names: ["cincodemayo"], rule: .solar(month: 5, day: 5)),
    Feast(names: ["epiphany", "주현절"], rule: .solar(month: 1, day: 6)),
    Feast(names: ["ashwednesday", "재의수요일"], rule: .easter(-46)),
    Feast(names: ["palmsunday", "종려주일"], rule: .easter(-7)),
    Feast(names: ["pentecost", "whitsunday", "성령강림절"], rule: .easter(49)),
    Feast(names: ["goodfriday", "성금요일"], rule: .easter(-2)),
    Feast(names: ["부활절", "easter", "eastersunday"], rule: .easter(0)),
    Feast(names: ["eastermonday"], rule: .easter(1)),
    Feast(names: ["핼러윈", "할로윈", "핼러윈데이", "할로윈데이", "halloween"], rule: .solar(month: 10, day: 31)),
    Feast(names: ["크리스마스이브", "성탄전야", "christmaseve", "xmaseve"], rule: .solar(month: 12, day: 24)),
    Feast(
      names: [
        "크리스마스", "크리스마스날", "성탄절", "기독탄신일", "christmas", "christmasday", "xmas", "xmasday", "x-mas",
      ],
      rule: .solar(month: 12, day: 25)),
    Feast(names: ["boxingday"], rule: .solar(month: 12, day: 26)),
    Feast(
      names: ["newyear'seve", "newyearseve", "newyearsevening", "nye"],
      rule: .solar(month: 12, day: 31)),
  ]

  private static let terms: [Feast] = {
    let names = [
      ["소한"], ["대한"], ["입춘"], ["우수"], ["경칩"],
      ["춘분", "springequinox", "vernalequinox", "marchequinox"], ["청명"], ["곡우"], ["입하"], ["소만"],
      ["망종"], ["하지", "summersolstice", "junesolstice"], ["소서"], ["대서"], ["입추"], ["처서"], ["백로"],
      ["추분", "autumnequinox", "autumnalequinox", "fallequinox", "septemberequinox"], ["한로"],
      ["상강"], ["입동"], ["소설"], ["대설"], ["동지", "wintersolstice", "decembersolstice"],
    ]
    let days = names.enumerated().compactMap { number, names in
      SolarTerm(number).map { Feast(names: names, rule: .term($0, later: 0)) }
    }
    let dogDays = [("초복", 3, 11), ("중복", 4, 11), ("말복", 1, 14)].compactMap { name, count, term in
      SolarTerm(term).map { Feast(names: [name], rule: .dogDay(count, from: $0)) }
    }
    let coldFood = SolarTerm(23).map { Feast(names: ["한식"], rule: .term($0, later: 105)) }
    return days + dogDays + [coldFood].compactMap(\.self)
  }()

  private static func weekday(
    _ names: [String], _ number: Int, _ weekday: Weekday, of month: Int, later: Int = 0
  ) -> Feast? {
    MonthlyWeekday(number, weekday).map {
      Feast(names: names, rule: .weekday($0, month: month, later: later))
    }
  }
}
