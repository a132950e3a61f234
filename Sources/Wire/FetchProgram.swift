import Glibc
import System

/// The separate program that talks to the network; each errand runs it once.
package struct FetchProgram: Sendable {
  private let path: String
  private let environment: [String: String]

  private static let name = "\(Program.name)-fetch"
  /// Longer than the program itself can take.
  package static let patience = Duration.seconds(9)

  /// Fails if the program is neither beside this one, nor where it is installed, nor in a folder of
  /// `PATH`.
  package init?(environment: [String: String], of own: String? = FetchProgram.own) {
    let folder = own.map { $0[..<($0.utf8.lastIndex(of: UInt8(ascii: "/")) ?? $0.startIndex)] }
    let near = folder.map {
      ["\($0)/\(Self.name)", "\($0)/../libexec/\(Program.name)/\(Self.name)"]
    }
    let isThere = { (path: String) in access(path, X_OK) == 0 }
    guard
      let path = near?.first(where: isThere)
        ?? Self.paths(in: environment["PATH"] ?? "").first(where: isThere)
    else { return nil }
    (self.path, self.environment) = (path, environment)
  }

  /// Where the program may stand in folders with colons between.
  private static func paths(in folders: String) -> [String] {
    folders.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
  }

  /// The program's output on arguments and what it reads, up to a number of bytes. Throws the
  /// system's message, if it has one.
  package func output(
    of arguments: [String], reading input: [UInt8] = [], upTo limit: Int,
    within patience: Duration = patience, by instant: () -> Duration
  ) throws(HTTPFault) -> [UInt8] {
    let program = ChildProgram(
      at: path, environment: environment, patience: min(patience, Self.patience), limit: limit)
    do {
      return try program.output(of: arguments, reading: input, by: instant)
    } catch .notStarted(let code) {
      throw HTTPFault(.program, String(cString: strerror(code)))
    } catch .overdue where patience < Self.patience {
      throw HTTPFault(.timeout)
    } catch {
      throw HTTPFault(.program)
    }
  }

  /// The answer to a fetch, which travels on standard input; a fault if the program fails or takes
  /// longer than it may.
  package func answer(
    to fetch: HTTPFetch, within patience: Duration = patience, by instant: () -> Duration
  ) -> HTTPAnswer {
    guard let text = fetch.text else { return .fault(HTTPFault(.rejected)) }
    do {
      let bytes = try output(
        of: [HTTPFetch.argument], reading: Array(text.utf8),
        upTo: fetch.limit + HTTPAnswer.greatestHead, within: patience, by: instant)
      return HTTPAnswer(bytes: bytes) ?? .fault(HTTPFault(.program))
    } catch {
      return .fault(error)
    }
  }

  /// Where this program lies, which doesn't change while it runs.
  package static let own: String? = {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let length = readlink("/proc/self/exe", &path, path.count - 1)
    return length > 0
      ? String(validating: path.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
  }()
}
