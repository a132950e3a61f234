/// The screen that stays open until it is left.
enum Dashboard {
  static func run(_ invocation: Invocation) throws -> ExitStatus {
    try Descriptor.standardError.write("\(Program.name): The dashboard is not built yet.\n")
    return .unfinished
  }
}
