import Home
import Layout

/// The file that saves the user's preferences between runs, and shares them with other dashboards.
struct PreferencesFile: Sendable {
  /// Why the existing file couldn't be read.
  private(set) var fault: FileFault?
  /// Why the last attempt to save failed; nil too where there is no folder to save in.
  private(set) var writingFault: FileFault?
  /// The preferences of which all changes are saved.
  var base = Preferences()
  let file: SmallFile?
  private var text = PreferencesText()
  private var isLossTold = false

  static let name = "looks"

  init(in directories: Directories?) {
    file = directories.map { SmallFile(path: "\($0.state)/\(Self.name)") }
    read()
  }

  /// The preferences read from the file.
  var kept: Preferences { text.preferences }

  /// Saves what differs from the base; the rest stays as other processes have left it. Sets aside a
  /// file that can't be read. If nothing can be written, the changes hold for this run, and are saved
  /// with the next ones; returns why, the first time.
  @discardableResult
  mutating func keep(_ preferences: Preferences) -> SavingFault? {
    guard !preferences.changes(from: base).isEmpty else { return nil }
    read()
    text.adopt(preferences.changes(from: base))
    guard let savingFault = write() else {
      base = preferences
      return nil
    }
    defer { isLossTold = true }
    return isLossTold ? nil : savingFault
  }

  private mutating func read() {
    do throws(FileFault) {
      (text, fault) = (PreferencesText(), nil)
      if let file, let found = try PreferencesText(in: file) { text = found }
    } catch {
      fault = error
    }
  }

  /// Writes the text; returns why that failed.
  private mutating func write() -> SavingFault? {
    guard let file else { return .unknown }
    if fault != nil { file.setAside() }
    fault = nil
    do throws(FileFault) {
      try file.write(text.description)
      writingFault = nil
    } catch {
      writingFault = error
    }
    return writingFault?.savingFault
  }
}
