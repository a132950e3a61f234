extension PreferencesFile {
  /// Says on standard error what is done without, before a screen covers it.
  func tellFault() {
    guard let fault else { return }
    try? Descriptor.standardError.write("\(Program.name): \(fault) It isn't heeded.\n")
  }
}

extension Setup {
  /// Says on standard error what is done without, before a screen covers it.
  func tellZoneFault() {
    guard let zoneFault else { return }
    try? Descriptor.standardError.write(
      "\(Program.name): \(zoneFault); the times shown are those of UTC.\n")
  }
}
