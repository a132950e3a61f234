import FoundationEssentials
import Glibc

/// Prints the cost of each stage of the chain.
@main struct Bench {
  static func main() {
    if ProcessInfo.processInfo.environment[Ticker.variable] != nil { Ticker.main() }
    if ProcessInfo.processInfo.environment[Tapper.variable] != nil { Tapper.main() }
    if let trial = ProcessInfo.processInfo.environment[TrialWork.variable] {
      TrialWork.main(trial)
    }
    do {
      print(try answer(to: Options(Array(CommandLine.arguments.dropFirst()))))
    } catch {
      let complaint = "bench: \(error)\n"
      write(STDERR_FILENO, complaint, complaint.utf8.count)
      exit(2)
    }
  }

  private static func answer(to options: Options) throws -> String {
    guard !options.asksForHelp else { return Help.text }
    var report = Report()
    for stage in options.stages { report.add(stage) }
    return options.printsJSON ? try report.json : report.table
  }
}
