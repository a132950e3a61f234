import Almanac
import Cells
import FoundationEssentials
import Glibc
import Kit
import Store
import Terminal
import Weather

/// Work on an input that this program does in a process of its own, because the built program can't
/// be led to it alone.
enum TrialWork: String, Sendable {
  case weatherText, paste, controlSequence, controlString, windowWidth, windowHeight, zone
  case storedText, notices

  /// The environment variable with the work and the size.
  static let variable = "BENCH_TRIAL"

  /// A command that does the work for a size.
  func prepare(_ size: Int, in folder: TestFolder) throws -> Command {
    Command(
      "/proc/\(getpid())/exe", environment: [Self.variable: "\(rawValue) \(size) \(folder.path)"])
  }

  static func main(_ words: String) -> Never {
    let parts = words.split(separator: " ").map(String.init)
    guard parts.count == 3, let work = TrialWork(rawValue: parts[0]), let size = Int(parts[1])
    else { exit(2) }
    do {
      try work.perform(size, in: parts[2])
      exit(0)
    } catch {
      exit(1)
    }
  }

  private func perform(_ size: Int, in folder: String) throws {
    switch self {
    case .weatherText:
      let lines = Trial.text(of: "hour 1795219200 3.5 fog day\n", size: size)
      _ = WeatherAnswer(text: "widgetty-weather 1\n\(lines)end\n")
    case .paste: parse("\u{1B}[200~\(Trial.text(of: "가", size: size))\u{1B}[201~")
    case .controlSequence: parse("\u{1B}[\(Trial.text(of: "1;", size: size))~")
    case .controlString: parse("\u{1B}]11;\(Trial.text(of: "f", size: size))\u{1B}\\")
    case .windowWidth: try show(Size(width: size, height: 50))
    case .windowHeight: try show(Size(width: 160, height: size))
    case .zone: _ = try? Zone(tzif: Self.zoneFile(of: size), name: "a")
    case .storedText: try store(Trial.text(of: "a", size: size - 100), in: folder)
    case .notices: try post(size, in: folder)
    }
  }

  private func parse(_ text: String) {
    var parser = InputParser()
    _ = parser.tokens(from: text.utf8, at: .zero)
  }

  /// Shows two frames that have nothing in common.
  private func show(_ size: Size) throws {
    try BusyTerminal.with(size: size) { terminal in
      var screen = try Screen(bench: terminal)
      for letter in ["a", "b"] {
        let line = String(repeating: letter, count: size.width)
        _ = try screen.show(Canvas(lines: Array(repeating: line, count: size.height)))
      }
      screen.close()
    }
  }

  private func store(_ text: String, in folder: String) throws {
    let store = Store(in: folder)
    try store.change { try $0.log(text, milligrams: 1, at: .distantPast) }
    _ = try store.read { try $0.drinks() }
  }

  private func post(_ count: Int, in folder: String) throws {
    let store = Store(in: folder)
    try store.change { _ in }
    var reader = NoticeReader(of: store, after: try store.read { try $0.lastNotice() })
    try store.change { change in
      for _ in 0..<count { try change.requestReload(of: "weather") }
    }
    _ = try reader.next()
  }

  /// A file of version 2 with as many changes of the offset as fit.
  private static func zoneFile(of size: Int) -> [UInt8] {
    let count = max(1, (size - 120) / 9)
    func head(_ transitions: Int) -> [UInt8] {
      let counts = [0, 0, 0, transitions, 2, 4]
      return Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15) + counts.flatMap { big($0, 4) }
    }
    let types = [big(0, 4) + [0, 0], big(3600, 4) + [1, 0]].flatMap(\.self) + Array("UTC\0".utf8)
    let times = (0..<count).flatMap { big($0 * 86_400, 8) }
    let indexes = (0..<count).map { UInt8($0 % 2) }
    return head(0) + types + head(count) + times + indexes + types + Array("\nUTC0\n".utf8)
  }

  private static func big(_ number: Int, _ width: Int) -> [UInt8] {
    (0..<width).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
