import Home
import Layout

/// The file that saves the user's preferences between runs, and shares them with other dashboards.
struct PreferencesFile: Sendable {
  typealias Changes = [Preferences.Aspect: KeptWord]

  /// Why the existing file couldn't be read.
  private(set) var fault: FileFault?
  /// Why the last attempt to save failed; nil too where there is no folder to save in.
  private(set) var writingFault: FileFault?
  /// What is in the file.
  private(set) var text = PreferencesText()
  let file: SmallFile?
  /// What couldn't be saved yet.
  private var unsaved: Changes = [:]
  private var isLossTold = false

  static let name = "looks"

  init(in directories: Directories?) {
    file = directories.map { SmallFile(path: "\($0.state)/\(Self.name)") }
    read()
  }

  /// Saves changes; the rest stays as other processes have left it. Sets aside a file that can't be
  /// read. If nothing can be written, the changes hold for this run, and are saved with the next ones;
  /// returns why, the first time.
  @discardableResult
  mutating func keep(_ changes: Changes) -> SavingFault? {
    guard !changes.isEmpty else { return nil }
    unsaved.merge(changes) { $1 }
    read()
    text.adopt(unsaved)
    guard let savingFault = write() else {
      unsaved = [:]
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
