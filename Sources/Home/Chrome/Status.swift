/// How things stand: what the rows around the tiles tell.
struct Status: Hashable, Sendable {
  let page: Int
  let pageCount: Int
  /// Widgets of which nothing is known yet.
  let loading: Int
  /// Widgets whose providers fail.
  let failing: Int
  /// The key of what a person should know.
  var notice: String?

  /// The page among all; nil if there is only one.
  var pageNumber: String? { pageCount > 1 ? "\(page + 1)/\(pageCount)" : nil }
}
