import Children
import Desk
import FoundationEssentials
import Glibc
import Weather

/// The program beside this one that asks the sources of weather, one for each order.
struct WeatherProgram: Sendable {
  private let program: ChildProgram

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
    program = ChildProgram(
      at: path, environment: environment, patience: Self.patience, limit: Report.greatestSize)
  }

  /// What comes of an order, at the latest when its time is over.
  func report(of order: WeatherOrder, by instant: () -> Duration) -> Report {
    do {
      return Report(text: try text(on: order.arguments, by: instant))
        ?? .fault(WeatherFault(.program))
    } catch {
      return .fault(error)
    }
  }

  /// What comes of an order, at the latest when its time is over.
  func report(of order: PlaceOrder, by instant: () -> Duration) -> PlaceReport {
    do {
      return PlaceReport(text: try text(on: order.arguments, by: instant))
        ?? .fault(WeatherFault(.program))
    } catch {
      return .fault(error)
    }
  }

  /// What the program prints.
  private func text(on arguments: [String], by instant: () -> Duration) throws(WeatherFault)
    -> String
  {
    let bytes: [UInt8]
    do {
      bytes = try program.output(of: arguments, by: instant)
    } catch .notStarted(let code) {
      throw WeatherFault(.program, String(cString: strerror(code)))
    } catch {
      throw WeatherFault(.program)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw WeatherFault(.program)
    }
    return text
  }

  private static var own: String? {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let length = readlink("/proc/self/exe", &path, path.count - 1)
    return length > 0
      ? String(validating: path.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
  }
}
