import Views

/// Two lines of the help side by side.
struct HelpPair: View {
  let left: HelpLine
  let right: HelpLine

  /// The width in columns.
  static let width = 66

  var body: some View {
    // States end the left lines, and keys begin the right ones: they are kept apart.
    HStack(spacing: 24) {
      left.frame(width: 34 * 8, alignment: .leading)
      right
    }
  }
}
