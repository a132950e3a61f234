import CSystem

/// Exchanges two files in one step; throws `.system(EINVAL)` or `.system(ENOSYS)` where that can't be.
package enum FileExchange {
  package static func exchange(_ one: String, _ other: String) throws(FileError) {
    let code = files_exchange(one, other)
    guard code == 0 else { throw FileError(code: code) }
  }
}
