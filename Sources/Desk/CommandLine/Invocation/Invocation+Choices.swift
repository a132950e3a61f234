extension Invocation {
  enum Question: Sendable {
    case help, manual, version
  }

  enum ColorChoice: String, CaseIterable, Sendable {
    case auto
    case direct = "24bit"
    case indexed = "256"
    case basic = "16"
    case none
  }

  enum Format: String, CaseIterable, Sendable {
    case text, ansi, json, svg
  }
}
