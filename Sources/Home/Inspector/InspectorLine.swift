import Views

/// A line of the inspector with a name and a value.
struct InspectorLine: View {
  /// The key of the name.
  let name: String
  let value: Text

  /// The width in columns.
  static let width = 60

  var body: some View {
    HStack(spacing: 0) {
      Text(LocalizedStringKey(name))
        .foregroundStyle(.secondary)
        .frame(width: Self.columnOfValue * 8, alignment: .leading)
      value
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private static let columnOfValue = 12.0

  /// The columns available for a value.
  static let roomForValue = width - Int(columnOfValue)
}
