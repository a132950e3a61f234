import Testing

@testable import Diary

/// A malformed record costs that record, and is told.
struct LeftOutTests {
  private static let type = "type='HKQuantityTypeIdentifierStepCount'"
  private static let good =
    "<Record \(type) startDate='2026-11-21 09:00:00 +0900' value='5'><MetadataEntry/></Record>\n"

  private static func record(_ value: String, at start: String = "2026-11-21 09:00") -> String {
    "<Record \(type) startDate='\(start)' value='\(value)'/>"
  }

  private static let malformed: [(String, String)] = [
    (record("5", at: "2026-02-30 09:00:00"), "'2026-02-30 09:00:00' is no date"),
    (record("5", at: "2026-11-21 24:00:00"), "'2026-11-21 24:00:00' is no date"),
    (record("5", at: "2026-11-21\u{1B}[2J09"), "'2026-11-21 [2J09' is no date"),
    (record("-5"), "'-5' is no number of steps"), (record("nan"), "'nan' is no number of steps"),
    (record("5."), "'5.' is no number of steps"),
    (record("12345678901234567890"), "'12345678901234567890' is no number of steps"),
    (record("&steps;"), "this stands for no character"),
    ("<Record \(type)/>", "startDate is missing"),
    ("<Record \(type) startDate='2026-11-21 09'/>", "value is missing"),
    ("<Record type=HKQuantityTypeIdentifierStepCount/>", "this is no XML"),
    ("<Record type='a value='5' x='6'/>", "this is no XML"),
    ("<Record \(type)\n value='5", "this is no XML"), ("<Record \(type)", "this is no XML"),
    ("<Record \(type) value='5\"><MetadataEntry/></Record>", "this is no XML"),
    (record("&#7;"), "this stands for no character"), (record("\u{FFFF}"), "this is no XML"),
    ("<Record \(type) value='5' value='6'/>", "this is no XML"),
    ("<![x[]]>", "this is no XML"), ("< Record>", "this is no XML"), ("<", "this is no XML"),
    (
      "<Record x='" + String(repeating: "x\n", count: 1 << 16) + "'/>",
      "a tag has more than 65,536 bytes"
    ),
  ]

  @Test(arguments: malformed, [1, 7, 1 << 16])
  func aRecordOfAnExport(_ record: (String, String), size: Int) throws {
    let text = "<HealthData>\n\(Self.good)\(record.0)\n\(Self.good)</HealthData>\n"
    let log = try StepLog.read(text, pieces: max(size, text.utf8.count / 1000))
    #expect(log[21] == 10)
    #expect(log.leftOut?.count == 1)
    #expect(log.leftOut?.first.line == 3)
    #expect(log.leftOut?.first.fault.description == record.1)
  }

  @Test(arguments: [
    ("a,b,c", "'a' is no date"), ("2026-13-01,5", "'2026-13-01' is no date"),
    ("2026-11-21", "the number of steps is missing"),
    ("2026-11-21,-1", "'-1' is no number of steps"),
    ("2026-11-21,1e9", "'1e9' is no number of steps"), ("2026-11-21,", "'' is no number of steps"),
    ("x," + String(repeating: "y", count: 9000), "a line has more than 4,096 bytes"),
  ])
  func aLineOfATable(line: String, fault: String) throws {
    for size in [1, 4000, 1 << 16] {
      for (before, after) in [("date,steps\n", "\n2026-11-21,2"), ("a,b\n2026-11-21,2\n", "")] {
        let log = try StepLog.read(before + line + after, pieces: size)
        #expect(log[21] == 2)
        #expect(log.leftOut?.count == 1)
        #expect(log.leftOut?.first.line == before.count { $0 == "\n" } + 1)
        #expect(log.leftOut?.first.fault.description == fault)
      }
    }
  }

  @Test(arguments: [1, 50, 1 << 16]) func allAreCountedAndTheFirstIsNamed(size: Int) throws {
    let wrong = (0..<1000).map { Self.record("x\($0)") + "\n" }.joined()
    let export = try StepLog.read(
      "<HealthData>\n\(Self.good)\(wrong)</HealthData>", pieces: size)
    #expect(
      export.leftOut
        == LeftOutRecords(
          count: 1000, first: StepLineFault(line: 3, fault: .noNumber(Array("x0".utf8)))))
    let table = try StepLog.read(
      "2026-11-20,5\n" + String(repeating: "x\n", count: 1000), pieces: size)
    #expect(
      table.leftOut
        == LeftOutRecords(
          count: 1000, first: StepLineFault(line: 2, fault: .noDate(Array("x".utf8)))))
  }

  /// What was read before the cut stays.
  @Test(
    arguments: [("", 4), ("<Record \(type) startDate='2026", 4), ("<!-- ", 4)], [1, 50, 1 << 16])
  func aFileThatBreaksOff(end: (String, Int), size: Int) throws {
    let log = try StepLog.read("<HealthData>\n\(Self.good)\(Self.good)\(end.0)", pieces: size)
    #expect(log[21] == 10 && log.leftOut?.count == 1)
    let fault = StepLineFault(line: end.1, fault: .openEnd)
    #expect(log.leftOut?.cut == LeftOutRecords.Cut(fault: fault, known: 2))
  }

  @Test func whatFollowsTheEndIsNotRead() throws {
    let log = try StepLog.read("<HealthData>\n\(Self.good)</HealthData>\n</x>\n\(Self.good)")
    #expect(log[21] == 5)
    #expect(log.leftOut?.cut?.fault == StepLineFault(line: 4, fault: .trailing))
  }

  /// Around it, elements stay open.
  @Test(arguments: [1, 7, 1 << 16]) func aRecordInsideOthers(size: Int) throws {
    let wrong = "<Correlation><Record \(Self.type) value='5><a></Record></Correlation>\n"
    let log = try StepLog.read(
      "<HealthData>\n\(Self.good)\(wrong)\(Self.good)</HealthData>", pieces: size)
    #expect(log[21] == 10 && log.leftOut?.count == 1 && log.leftOut?.cut == nil)
  }

  /// A file without end, most of which is malformed, costs no more than a while.
  @Test func theyAreCountedUpToANumber() throws {
    let text = "<HealthData>\n\(Self.good)" + String(repeating: "<", count: 1 << 18)
    let log = try StepLog.read(text)
    #expect(log[21] == 5 && log.leftOut?.first.line == 3)
    #expect(log.leftOut?.cut == .init(fault: .init(line: 3, fault: .noMarkup), known: 1))
  }

  @Test func nothingIsLeftOutOfAWholeFile() throws {
    #expect(try StepLog.read("<HealthData>\(Self.good)</HealthData>").leftOut == nil)
    #expect(try StepLog.read("date,steps\n2026-11-21,2").leftOut == nil)
  }
}
