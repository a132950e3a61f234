import FoundationEssentials
import Glibc

/// Uses the dashboard for hours, and fails unless it costs as much at the end as at the beginning.
@main struct Soak {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      guard !options.asksForHelp else { return say(Options.help) }
      let samples = try Stay(options).live()
      let verdicts = Quantity.all.map { Verdict(on: $0, of: samples) }
      for verdict in verdicts { say("\(verdict)") }
      exit(verdicts.allSatisfy(\.isKept) ? 0 : 1)
    } catch {
      write("soak: \(error)", to: STDERR_FILENO)
      exit(2)
    }
  }

  /// Prints a line at once, so that a long stay can be followed.
  static func say(_ line: String) { write(line, to: STDOUT_FILENO) }

  private static func write(_ line: String, to descriptor: Int32) {
    let line = line + "\n"
    _ = Glibc.write(descriptor, line, line.utf8.count)
  }
}
