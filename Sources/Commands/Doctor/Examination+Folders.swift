import Desk

extension Examination {
  /// Names the folders that are in use.
  static let folders = Examination { context in
    let words = DoctorWords(context)
    guard let folders = context.directories else {
      return [Finding(.fails, words["folders"], context.strings.text("error.store.none"))]
    }
    let paths = [
      ("config", folders.config), ("data", folders.data), ("state", folders.state),
      ("cache", folders.cache),
    ]
    return [Finding(.untried, words["folders"], paths.map { words["folders.\($0) %@", $1] })]
  }
}
