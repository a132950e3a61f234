import Almanac
import Foundation
import Kit
import Testing

@testable import Diary

struct ExportTests {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE HealthData [
    <!-- HealthKit's "Export" Version: 14 -->
    <!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
    <!ATTLIST Record type CDATA #REQUIRED unit CDATA "a>b]">
    ]>
    <HealthData locale="ko_KR">
     <ExportDate value="2026-11-21 09:41:00 +0900"/>
     <Me HKCharacteristicTypeIdentifierDateOfBirth="" />

    """
  private static let foot = "</HealthData>\n"

  private static func record(
    _ steps: String, at start: String, by source: String = "iPhone"
  ) -> String {
    """
     <Record type="HKQuantityTypeIdentifierStepCount" sourceName="\(source)" unit="count" \
    creationDate="2026-11-21 09:41:00 +0900" startDate="\(start)" \
    endDate="2026-11-21 09:05:00 +0900" value="\(steps)"/>

    """
  }

  private static func export(_ records: String...) -> String {
    head + records.joined() + foot
  }

  private static let whole = export(
    record("100", at: "2026-11-20 23:59:59 +0900"), record("20", at: "2026-11-21 00:00:00 +0900"),
    record("3", at: "2026-11-21 12:00:00 -0800"), record("7", at: "2019-01-01 12:00:00 +0900"))

  @Test func addsUpTheDaysWhereTheyWere() throws {
    let log = try StepLog.read(Self.whole)
    #expect(log[20] == 100)
    #expect(log[21] == 23)
    #expect(log[22] == nil)
  }

  @Test(arguments: 1...40) func piecesMayEndAnywhere(size: Int) throws {
    #expect(try StepLog.read(Self.whole, pieces: size) == StepLog.read(Self.whole))
  }

  /// An iPhone and a watch count the same steps.
  @Test func ofAnHourTheSourceCountsThatHasTheMost() throws {
    let log = try StepLog.read(
      Self.export(
        Self.record("300", at: "2026-11-21 09:00:00 +0900", by: "iPhone"),
        Self.record("200", at: "2026-11-21 09:10:00 +0900", by: "Watch"),
        Self.record("150", at: "2026-11-21 09:40:00 +0900", by: "Watch"),
        Self.record("40", at: "2026-11-21 10:00:00 +0900", by: "iPhone"),
        Self.record("30", at: "2026-11-21 10:00:00 +0900", by: "Watch")))
    #expect(log[21] == 350 + 40)
  }

  @Test(arguments: [
    "<Record value='5' startDate='2026-11-21 09:00:00 +0900' type='HKQuantityTypeIdentifierStepCount'/>",
    "<Record\n\ttype = \"HKQuantityTypeIdentifierStepCount\"\n value=\"5.0\" startDate=\"2026-11-21 09:00:00 +0900\"\n></Record>",
    "<Record type='HKQuantityTypeIdentifierStep&#67;ount' value='&#x35;' startDate='2026-11-21 09' sourceName='a>&quot;b' />",
    "<Record type='HKQuantityTypeIdentifierStepCount' startDate='2026-11-21 09:00' value='5'><MetadataEntry key='a' value='/>'/></Record>",
  ])
  func readsWhateverXMLAllows(record: String) throws {
    #expect(try StepLog.read(Self.export(record))[21] == 5)
  }

  @Test(arguments: [
    "<!-- %@ -->", "<!--%@- -->", "<![CDATA[ %@ ]]>", "<![CDATA[]]]]%@]]]>", "<?note %@ ?>",
  ])
  func whatIsNoMarkupCountsNothing(frame: String) throws {
    let record = Self.record("5", at: "2026-11-21 09:00:00 +0900")
    let text = frame.replacing("%@", with: record)
    #expect(try StepLog.read(Self.export(text, record))[21] == 5)
  }

  @Test func otherRecordsCountNothing() throws {
    let others = """
      <Record type="HKQuantityTypeIdentifierHeartRate" startDate="never" value="much"/>
      <Recorder type="HKQuantityTypeIdentifierStepCount"/>
      <Workout duration="12"><WorkoutStatistics sum="3"/></Workout>

      """
    #expect(try StepLog.read(Self.export(others)) == StepLog())
  }

  /// HealthKit Export Version 12 left out a `>`, and Apple writes names as apps give them.
  @Test(arguments: 1...40) func readsWhatAppleWrites(size: Int) throws {
    let head = Self.head.replacing("#REQUIRED unit CDATA \"a>b]\">", with: "#REQUIRED")
    #expect(head != Self.head)
    let record = Self.record("5", at: "2026-11-21 09:00:00 +0900", by: "My\u{B} Watch\r\n")
    let log = try StepLog.read("\u{FEFF}\r\n" + head + record + Self.foot, pieces: size)
    #expect(log[21] == 5 && log.leftOut == nil && log.devices == ["My  Watch  "])
  }

  /// They could expand without limit, or name files.
  @Test(arguments: [1, 7, 1 << 16]) func declaredEntitiesHaveNoMeaning(size: Int) throws {
    let head = """
      <!DOCTYPE HealthData SYSTEM "/etc/passwd" [
      <!ENTITY % more SYSTEM "/etc/passwd"> %more;
      <!ENTITY five "5"> <!ENTITY file SYSTEM "/etc/passwd">
      <!ATTLIST Record value CDATA "&five;">
      ]>
      <HealthData>

      """
    for value in ["value='&five;'", "value='&file;'"] {
      let record = Self.record("5", at: "2026-11-21 09:00:00 +0900")
      let other = record.replacing("value=\"5\"", with: value)
      let log = try StepLog.read(head + other + record + Self.foot, pieces: size)
      #expect(log[21] == 5)
      #expect(log.leftOut == LeftOutRecords(count: 1, first: .init(line: 7, fault: .entity)))
    }
    let none = "<Record type='HKQuantityTypeIdentifierStepCount' startDate='2026-11-21 09:00'/>"
    #expect(try StepLog.read(head + none + Self.foot).leftOut?.first.fault == .noValue)
  }

  /// Elements that stay open, and names, are kept while a file is read.
  @Test func takesNoMoreThanSomeMemory() throws {
    let record = Self.record("5", at: "2026-11-21 09:00:00 +0900")
    let names = (0..<60_000).map { "<a\($0) b\($0)=''/>" }.joined()
    for text in [String(repeating: "<a>", count: 60_000), names] {
      let log = try StepLog.read("<HealthData>\(record)\(text)\(record)</HealthData>")
      #expect(log[21] == 10 && log.leftOut?.first.fault == .noMemory)
    }
  }

  /// A tag that is too long is the same one, however the file is divided.
  @Test(arguments: 65_535...65_538, [1000, 4099])
  func aTagHasAGreatestLength(length: Int, size: Int) throws {
    let record = Self.record("5", at: "2026-11-21 09:00:00 +0900")
    for comment in ["<!--\(record)", "<!--\n"] {
      let rest = String(repeating: "x", count: length - comment.utf8.count - 3)
      let text = Self.export(comment + rest + "-->", record)
      #expect(try StepLog.read(text, pieces: size) == StepLog.read(text))
    }
  }

  private static let faults: [(String, Int, String)] = [
    (head, 10, "the file ends too early"), (head + "<Record type='", 10, "the file ends too early"),
    (head + "<!-- ", 10, "the file ends too early"),
    ("<!DOCTYPE HealthData [", 1, "the file ends too early"),
    ("<html></html>", 1, "this is no export of Apple Health"),
    ("<!DOCTYPE html>\n<html/>", 2, "this is no export of Apple Health"),
    ("<HealthData/>\n<HealthData/>", 2, "the export has ended before this"),
    ("<HealthData>\n</HealthData></x>", 2, "the export has ended before this"),
    ("<?xml version='1.0'?>\n", 2, "the file ends too early"),
    (
      "<?xml version='1.0' encoding='EUC-KR'?><HealthData/>", 1,
      "this is in another encoding than UTF-8"
    ),
    ("< HealthData>", 1, "this is no XML"), ("<!-x", 1, "this is no XML"),
    ("<HealthData <Record>", 1, "this is no XML"),
    (
      "<HealthData x='" + String(repeating: "x", count: 1 << 17), 1,
      "a tag has more than 65,536 bytes"
    ),
  ]

  @Test(arguments: faults, [1, 7, 1 << 16])
  func tellsWhatIsWrongAndWhere(_ fault: (String, Int, String), _ size: Int) throws {
    let size = max(size, fault.0.utf8.count / 1000)
    let error = #expect(throws: StepLineFault.self) { try StepLog.read(fault.0, pieces: size) }
    #expect(error?.fault.description == fault.2)
    #expect(error?.line == fault.1)
  }

  @Test func anArchiveHasToBeUnpacked() {
    let error = #expect(throws: StepLineFault.self) { try StepLog.read("PK\u{3}\u{4}") }
    #expect(error?.fault.description == "this is an archive, and export.xml is in it")
  }

  /// The number of days and sources from a hostile file is limited.
  @Test func keepsNoMoreThanSomeDaysAndSources() throws {
    var tally = StepTally(
      of: StepSpan(since: try #require(CivilDay(year: 2026, month: 11, day: 1))))
    for number in 0..<100_000 {
      let day = CivilDay(number: 20_000 + number % 2000)
      tally.add(
        StepCount(
          day: day, hour: number % 24, steps: 999_999_999, source: Array("\(number)".utf8)))
    }
    let log = tally.log()
    let days = (0..<3000).map { CivilDay(number: 19_500 + $0) }.filter { log[$0] != nil }
    #expect(days.count <= 60)
    #expect(days.allSatisfy { log[$0] ?? 0 <= 240_000_000 })
  }

  @Test func survivesMutations() throws {
    let corpus = [
      Self.whole, Self.export("<!-- a --><![CDATA[b]]><?c d?>"),
      Self.export("<a>" + Self.record("5", at: "2026-11-21 09:00:00 +0900") + "</a>", "</a>\r\n<a"),
      Self.export("<Record type='HKQuantityTypeIdentifierStep&#67;ount' value='&lt;'/>"),
      "date,steps\r\n2026-11-20,8123\r\n2026-11-21;\"77\"\r\n",
    ]
    var random = SplitMix(seed: 3)
    try fuzz(corpus.map { Array($0.utf8) }, rounds: 2000) { bytes in
      let whole = try? StepLog.read(bytes)
      let pieces = try? StepLog.read(bytes, pieces: .random(in: 1...99, using: &random))
      #expect(whole == pieces)
    }
  }
}
