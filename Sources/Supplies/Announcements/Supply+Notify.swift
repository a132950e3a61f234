package import Desk

extension Supply {
  /// How the user is told of what is due.
  package static let notify = Supply(flags: [.notify], settings: [.notify])
}
