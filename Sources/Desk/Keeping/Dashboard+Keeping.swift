import Home
import Terminal

extension Dashboard {
  /// Shows at once what the last dashboard has left, as far as it still holds.
  mutating func showKept(by memory: ScreenMemory?) throws(TerminalFault) {
    guard let memory, !home.isLocked else { return }
    home.begin(with: memory.tiles(after: following.stored.lastNotice), at: time.date)
    try display.showKept(home, at: time.date)
  }

  /// Has what is on the screen remembered for the next dashboard.
  func keepScreen(in memory: inout ScreenMemory?) {
    guard memory != nil else { return }
    let parts = display.tilesToKeep(of: home, at: time.date).map {
      KeptScreen.Part(tile: $0, files: folders.marks(of: $0.widget))
    }
    memory?.take(parts, after: following.stored.lastNotice)
  }
}
