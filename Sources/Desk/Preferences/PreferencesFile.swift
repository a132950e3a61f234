import Home
import Layout

/// The file that saves the user's preferences between runs.
struct PreferencesFile: Sendable {
  /// Why the existing file couldn't be read.
  private(set) var fault: FileFault?
  /// Why the last attempt to save failed.
  private(set) var savingFault: SavingFault?
  /// The preferences in use. Only changes from these are saved.
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

  /// The preferences read from the file.
  var kept: Preferences { text.preferences }

  /// Saves the user's changes. Sets aside a file that couldn't be read. If nothing can be written,
  /// the changes hold for this run; the first time, returns false.
  @discardableResult
  mutating func keep(_ preferences: Preferences) -> Bool {
    let isNew = text.adopt(preferences, insteadOf: shown)
    shown = preferences
    guard isNew, !write() else { return true }
    defer { isLossTold = true }
    return isLossTold
  }

  /// Writes the text; returns whether that succeeded.
  private mutating func write() -> Bool {
    guard let file else { return false }
    if fault != nil { file.setAside() }
    fault = nil
    do throws(FileFault) {
      try file.write(text.description)
      savingFault = nil
    } catch {
      savingFault = error.savingFault
    }
    return savingFault == nil
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
