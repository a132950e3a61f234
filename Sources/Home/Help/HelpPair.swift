import Views

/// Two lines of the help beside each other.
struct HelpPair: View {
  let left: HelpLine
  let right: HelpLine

  /// In columns.
  static let width = 66

  var body: some View {
    HStack(spacing: 16) {
      left.frame(width: 35 * 8, alignment: .leading)
      right
    }
  }
}
