import System
import Glibc

extension SmallFile {
  private var durable: DurableFile { DurableFile(path: path) }

  /// Removes the file, if it exists.
  func remove() throws(FileFault) {
    do throws(FileError) {
      try durable.remove()
    } catch {
      throw fault(.unremovable(error))
    }
  }

  /// Replaces the file atomically; creates missing folders.
  func write(_ text: String) throws(FileFault) {
    do throws(FileError) {
      try durable.write(Array(text.utf8), makingFolders: true)
    } catch {
      throw fault(.unwritable(error))
    }
  }

  /// Creates an empty file unless it exists, and missing folders. Doesn't wait for the disk.
  func create() throws(FileFault) {
    let obstacle = durable.makeFolders()
    do throws(FileError) {
      try WritableFile.create(path, mode: 0o600)
    } catch {
      throw fault(.unwritable(error.isMissing ? obstacle ?? error : error))
    }
  }

  /// Renames the file to make room for a new one.
  func setAside() {
    rename(path, "\(path).unread")
  }

  func makeFolders() { durable.makeFolders() }
}
