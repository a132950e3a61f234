import CLinux

/// Has the descriptor become readable when the machine's links, addresses or routes change, for as long
/// as somebody waits for a way to others.
struct NetworkWatch: Sendable {
  /// Negative where the system tells nothing of that.
  let descriptor: Int32
  private var isListening = false

  init() {
    descriptor = linux_network_open()
  }

  /// What changes while nobody waits wakes nobody.
  mutating func listen(_ isWanted: Bool) {
    guard isWanted != isListening else { return }
    linux_network_listen(descriptor, isWanted)
    isListening = isWanted
  }

  /// Takes what has happened until now.
  func clear() { linux_network_clear(descriptor) }
}
