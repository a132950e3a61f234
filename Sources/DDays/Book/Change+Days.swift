import Store

extension Change {
  /// Has the widgets asked again that show D-Days.
  func requestReloadOfDays() throws {
    for kind in DDayBook.kinds { try requestReload(of: kind) }
  }
}
