/// The status shown around the tiles.
struct Status: Hashable, Sendable {
  let page: Int
  let pageCount: Int
  /// The number of widgets without data yet.
  let loading: Int
  /// The number of widgets whose providers fail.
  let failing: Int
  /// What the focused widget last heard; nil if it fails or hasn't heard anything.
  var news: News?
  /// The key of the notice for the user.
  var notice: String?

  /// The page of all pages, such as `2/3`; nil if there is only one.
  var pageNumber: String? { pageCount > 1 ? "\(page + 1)/\(pageCount)" : nil }
}
