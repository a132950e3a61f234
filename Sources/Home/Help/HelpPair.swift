import Views

/// Two lines of the help side by side.
struct HelpPair: View {
  let left: HelpLine
  let right: HelpLine

  /// The width in columns.
  static let width = 66

  var body: some View {
    HStack(spacing: 16) {
      left.frame(width: 35 * 8, alignment: .leading)
      right
    }
  }
}
