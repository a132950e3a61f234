import Foundation
import Testing

@testable import System

/// Compares with Python's `tomllib` what random documents say, and whether they are documents at all.
struct OracleTests {
  private static let script = URL(filePath: #filePath)
    .appending(path: "../../../../.make/toml-documents").standardized
  private static let python = "/usr/bin/python3"

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: python)))
  func saysWhatPythonSays() throws {
    let environment = ProcessInfo.processInfo.environment
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: Self.python)
    process.arguments = [
      Self.script.path, environment["FUZZ_ROUNDS"] ?? "2000", environment["FUZZ_SEED"] ?? "1",
    ]
    process.standardOutput = pipe
    try process.run()
    let lines = try #require(try pipe.fileHandleForReading.readToEnd())
      .split(separator: UInt8(ascii: "\n"))
    process.waitUntilExit()
    #expect(lines.count > 1000)
    for line in lines {
      let sample = try JSONDecoder().decode(Sample.self, from: line)
      let document = TOMLDocument(sample.text)
      #expect(document.faults.isEmpty == (sample.value != nil), "\(sample.text) \(document.told)")
      if let value = sample.value { #expect(Told(document.root) == value, "\(sample.text)") }
    }
  }
}

private struct Sample: Decodable {
  let text: String
  let value: Told?
}

/// What a document says, as the script writes it.
private struct Told: Hashable, Decodable {
  var kind: String
  var text = ""
  var members: [Told] = []
  var names: [String] = []

  init(_ table: TOMLTable) {
    kind = "table"
    (names, members) = (table.entries.map(\.key), table.entries.map { Told($0.value) })
  }

  private init(_ kind: Kind, _ text: String = "", _ members: [Told] = []) {
    (self.kind, self.text, self.members) = (kind.rawValue, text, members)
  }

  private init(_ value: TOMLValue) {
    switch value.content {
    case .string(let string): self.init(.string, string)
    case .integer(let number): self.init(.integer, "\(number)")
    case .float(let number): self.init(.float, number.isNaN ? "nan" : "\(number)")
    case .boolean(let isTrue): self.init(.boolean, "\(isTrue)")
    case .moment(let moment): self.init(.moment, moment.told)
    case .array(let values): self.init(.array, "", values.map { Told($0) })
    case .table(let table): self.init(table)
    }
  }

  private struct Member: Decodable {
    let name: String
    let value: Told

    init(from decoder: any Decoder) throws {
      var parts = try decoder.unkeyedContainer()
      (name, value) = (try parts.decode(String.self), try parts.decode(Told.self))
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    guard let key = container.allKeys.first else { throw CocoaError(.coderValueNotFound) }
    kind = key.rawValue
    switch key {
    case .table:
      // Python keeps the order in which tables began; that is ours.
      let table = try container.decode([Member].self, forKey: key)
      (names, members) = (table.map(\.name), table.map(\.value))
    case .array: members = try container.decode([Told].self, forKey: key)
    case .float:
      let number = try container.decode(String.self, forKey: key)
      text = Double(number).map { $0.isNaN ? "nan" : "\($0)" } ?? number
    default: text = try container.decode(String.self, forKey: key)
    }
  }

  private enum Kind: String, CodingKey {
    case table, array, string, integer, float, boolean, moment
  }
}

extension TOMLMoment {
  fileprivate var told: String {
    let days = day.map { "\($0.year)-\($0.month)-\($0.day)" } ?? ""
    let times = time.map { "\($0.hour):\($0.minute):\($0.second).\($0.nanosecond / 1000)" } ?? ""
    return "\(days)T\(times)T\(offset.map(String.init) ?? "")"
  }
}
