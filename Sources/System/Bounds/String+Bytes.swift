extension String {
  /// The scalars in front that have at most so many bytes.
  package func prefix(bytes most: Int) -> String {
    guard utf8.count > most else { return self }
    var count = 0
    return String(
      unicodeScalars.prefix { scalar in
        count += UTF8.width(scalar)
        return count <= most
      })
  }
}
