/// One screen, printed.
enum Rendering {
  static func run(_ invocation: Invocation) throws -> ExitStatus {
    try Descriptor.standardError.write("\(Program.name): The rendering is not built yet.\n")
    return .unfinished
  }
}
