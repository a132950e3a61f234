import Home
import Layout

/// The file in which a person's preferences are kept between runs.
struct PreferencesFile: Sendable {
  /// Why it couldn't be read, if it is there.
  private(set) var fault: FileFault?
  /// Why nothing can be kept, if that was tried in vain.
  private(set) var hindrance: Hindrance?
  /// What is shown, of which only what is changed from now on gets kept.
  var shown = Preferences()
  private let file: SmallFile?
  private var text = PreferencesText()
  private var isLossTold = false

  static let name = "looks"

  init(in directories: Directories?) {
    file = directories.map { SmallFile(path: "\($0.state)/\(Self.name)") }
    do throws(FileFault) {
      text = try Self.text(of: file)
    } catch {
      fault = error
    }
  }

  /// What was kept when the file was read.
  var kept: Preferences { text.preferences }

  /// Keeps what a person has changed. Another file that couldn't be read gives way to it; if nothing
  /// can be written, it holds for this run, and false says so once.
  @discardableResult
  mutating func keep(_ preferences: Preferences) -> Bool {
    let isNew = text.adopt(preferences, insteadOf: shown)
    shown = preferences
    guard isNew, !write() else { return true }
    defer { isLossTold = true }
    return isLossTold
  }

  /// Whether the file says now what the text says.
  private mutating func write() -> Bool {
    guard let file else { return false }
    if fault != nil { file.setAside() }
    fault = nil
    do throws(FileFault) {
      try file.write(text.description)
      hindrance = nil
    } catch {
      hindrance = error.hindrance
    }
    return hindrance == nil
  }

  private static func text(of file: SmallFile?) throws(FileFault) -> PreferencesText {
    guard let file, let text = try file.text() else { return PreferencesText() }
    do {
      return try PreferencesText(parsing: text)
    } catch {
      throw FileFault(path: file.path, cause: error.description)
    }
  }
}
