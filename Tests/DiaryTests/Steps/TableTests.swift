import Testing

@testable import Diary

struct TableTests {
  @Test(
    arguments: [
      "date,steps\n2026-11-20,8123\n2026-11-21,77\n", "2026-11-20,8123\r\n\r\n2026-11-21,77",
      "\u{FEFF}\n\u{FEFF}date;steps\n 2026-11-20 ; 8123 \n2026-11-21;77;km",
      "\u{FEFF}2026-11-21,70\n2026-11-20,8123\n2026-11-21,7",
      "날짜\t걸음\n2026-11-20\t8123.0\n2026-11-21\t77",
      "\"date\",\"steps\"\n\"2026-11-20\",\"8123\"\n\"2026-11-21 08:00\",\"77\"",
    ], [1, 5, 1 << 16])
  func readsDaysAndSteps(text: String, size: Int) throws {
    let log = try StepLog.read(text, pieces: size)
    #expect(log[20] == 8123)
    #expect(log[21] == 77)
    #expect(log[19] == nil)
  }

  @Test(arguments: ["", "\n\n", "\u{FEFF}", "date,steps\n"])
  func nothingIsNoFault(text: String) throws {
    #expect(try StepLog.read(text) == StepLog())
  }

  @Test(arguments: [
    ("hello", 1, "'hello' is no date"), ("a,b\nc,d", 2, "'c' is no date"),
    ("date,steps\n2026-13-01,5\nx", 2, "'2026-13-01' is no date"),
    ("2026-11-21", 1, "the number of steps is missing"),
    ("\n2026-11-21,-1\n", 2, "'-1' is no number of steps"),
    ("2026-11-21,1e9", 1, "'1e9' is no number of steps"),
    ("2026-11-21,", 1, "'' is no number of steps"),
    ("x," + String(repeating: "y", count: 9000), 1, "a line has more than 4,096 bytes"),
  ])
  func withoutAnyDayIsNone(text: String, line: Int, fault: String) {
    for size in [1, 1 << 16] {
      let error = #expect(throws: StepLineFault.self) { try StepLog.read(text, pieces: size) }
      #expect(error?.fault.description == fault)
      #expect(error?.line == line)
    }
  }
}
