/// The parsed arguments.
struct Options: Sendable {
  var hours = 1.0
  private var every: Double?
  var seed: UInt64 = 1
  var asksForHelp = false

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      switch name {
      case "--help", "-h": asksForHelp = true
      case "--hours": hours = try Self.number(rest.popFirst(), of: name, in: 0.01...1000)
      case "--every":
        every = try Self.number(rest.popFirst(), of: name, in: 5...3600)
      case "--seed": seed = UInt64(try Self.number(rest.popFirst(), of: name, in: 0...1e9))
      default: throw Failure("\(name.debugDescription) is not known; --help tells what is.")
      }
    }
    guard asksForHelp || hours * 3600 / secondsBetweenSamples >= Double(Verdict.fewestSamples)
    else {
      throw Failure("--hours and --every give fewer than \(Verdict.fewestSamples) samples.")
    }
  }

  /// By default ten minutes, but often enough for a verdict.
  var secondsBetweenSamples: Double { every ?? min(600, hours * 300) }

  private static func number(
    _ text: String?, of name: String, in range: ClosedRange<Double>
  ) throws -> Double {
    guard let number = text.flatMap(Double.init), range.contains(number) else {
      throw Failure("\(name) takes a number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }

  static let help = """
    soak - uses the dashboard for hours and checks that it doesn't cost more and more

    Usage
      soak [--hours N] [--every SECONDS] [--seed N]

    Flags
      --hours N        How long [1]. The dashboard's clock runs 3600 times as fast.
      --every SECONDS  The time between two samples [600,
                       or a twelfth of the whole].
      --seed N         Which keys, clicks and commands [1].
      --help           This text.
    """
}

/// Why the stay ended early.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
