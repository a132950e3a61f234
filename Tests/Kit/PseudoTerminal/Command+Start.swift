import CKit
import Glibc

extension Command {
  /// Starts the program on the inner end of a terminal; returns a negative number on error.
  func start(on inner: [CChar]) -> pid_t {
    withCStrings([path] + arguments) { arguments in
      withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
        kit_spawn(inner, controlsTerminal ? 1 : 0, directory, arguments, environment)
      }
    }
  }

  private func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
  }
}
