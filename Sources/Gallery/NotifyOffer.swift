/// The offer to tell the user of what is due, which pages make while nobody has chosen that.
package struct NotifyOffer: Sendable {
  /// Whether the user is told of nothing yet, and can be.
  let isOpen: Bool
  private let accept: @Sendable () throws -> Void

  package init(isOpen: Bool, _ accept: @escaping @Sendable () throws -> Void) {
    (self.isOpen, self.accept) = (isOpen, accept)
  }

  /// Has the terminal tell from now on.
  func take() throws { try accept() }

  static let none = NotifyOffer(isOpen: false) {}
}
