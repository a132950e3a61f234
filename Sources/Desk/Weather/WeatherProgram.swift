import CLinux
import FoundationEssentials
import Glibc
import Weather

/// The program beside this one that asks the sources of weather, one for each order.
struct WeatherProgram: Sendable {
  private let path: String
  private let environment: [String: String]

  private static let name = "\(Program.name)-fetch"
  /// Longer than the program itself takes at most.
  private static let patience = Duration.seconds(9)

  /// Nil if it isn't there, beside this program or where it is installed.
  init?(environment: [String: String], of own: String? = WeatherProgram.own) {
    guard let folder = own?.split(separator: "/").dropLast().joined(separator: "/") else {
      return nil
    }
    let places = ["/\(folder)/\(Self.name)", "/\(folder)/../libexec/\(Program.name)/\(Self.name)"]
    guard let path = places.first(where: { access($0, X_OK) == 0 }) else { return nil }
    (self.path, self.environment) = (path, environment)
  }

  /// What comes of an order, at the latest when its time is over.
  func report(of order: WeatherOrder, by clocks: Clocks) -> Report {
    do {
      return Report(text: try text(on: order.arguments, by: clocks))
        ?? .fault(WeatherFault(.program))
    } catch {
      return .fault(error)
    }
  }

  /// What comes of an order, at the latest when its time is over.
  func report(of order: PlaceOrder, by clocks: Clocks) -> PlaceReport {
    do {
      return PlaceReport(text: try text(on: order.arguments, by: clocks))
        ?? .fault(WeatherFault(.program))
    } catch {
      return .fault(error)
    }
  }

  /// What the program prints.
  private func text(on arguments: [String], by clocks: Clocks) throws(WeatherFault) -> String {
    var process: Int32 = 0
    let output = withCStrings([path] + arguments) { arguments in
      withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
        linux_program_start(path, arguments, environment, &process)
      }
    }
    guard output >= 0 else {
      throw WeatherFault(.program, String(cString: strerror(-output)))
    }
    defer {
      close(output)
      linux_program_end(process)
    }
    guard let text = text(from: output, until: clocks.instant + Self.patience, by: clocks) else {
      throw WeatherFault(.program)
    }
    return text
  }

  /// Nil if it doesn't end in time, or isn't text.
  private func text(from output: Int32, until end: Duration, by clocks: Clocks) -> String? {
    var bytes: [UInt8] = []
    while bytes.count <= Report.greatestSize, waits(for: output, within: end - clocks.instant) {
      let part = [UInt8](unsafeUninitializedCapacity: 1 << 14) { buffer, count in
        count = max(0, read(output, buffer.baseAddress, buffer.count))
      }
      if part.isEmpty { return String(validating: bytes, as: UTF8.self) }
      bytes += part
    }
    return nil
  }

  private func waits(for output: Int32, within time: Duration) -> Bool {
    var isReady = false
    withUnsafePointer(to: output) {
      linux_wait($0, &isReady, 1, max(.zero, time).wholeNanoseconds)
    }
    return isReady
  }

  private static var own: String? {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let length = readlink("/proc/self/exe", &path, path.count - 1)
    return length > 0
      ? String(validating: path.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
  }
}

/// The texts as C has them, for as long as the body runs.
private func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = texts.map { strdup($0) }
  defer { copies.forEach { free($0) } }
  return body(copies + [nil])
}
