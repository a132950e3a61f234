import Desk
import Glibc
import Store

extension Examination {
  /// Checks whether the data can be read and written.
  static let store = Examination { context in
    let words = DoctorWords(context)
    let subject = words["store"]
    do {
      let store = try context.store
      guard !store.isNew else { return [newStore(in: store.folder, words)] }
      let count = try store.read { try $0.ddays().count }
      if let path = store.setAside.last {
        return [Finding(.worksPartly, subject, words["store.set-aside", path])]
      }
      let path = "\(store.folder)/\(Store.fileName)"
      guard access(path, W_OK) == 0, access(store.folder, W_OK) == 0 else {
        return [
          Finding(
            .worksPartly, subject, words["store.read-only", path], remedy: words["store.remedy"])
        ]
      }
      return [Finding(.works, subject, words["store.works", path, "\(count)"])]
    } catch {
      return [
        Finding(
          .fails, subject, context.strings.sentence(of: error), remedy: words.remedy(for: error))
      ]
    }
  }

  /// The finding about a store that doesn't exist yet: whether it can be created.
  private static func newStore(in folder: String, _ words: DoctorWords) -> Finding {
    var parent = folder[...]
    while access(String(parent), F_OK) != 0, let slash = parent.lastIndex(of: "/") {
      parent = parent[..<slash]
    }
    if parent.isEmpty || access(String(parent), W_OK) == 0 {
      return Finding(.untried, words["store"], words["store.new", folder])
    }
    return Finding(
      .fails, words["store"], words["store.denied", String(parent)], remedy: words["store.remedy"])
  }
}

extension DoctorWords {
  /// What to do about a store that can't be used.
  func remedy(for error: any Error) -> String {
    (error as? StoreError)?.cause == .busy ? self["store.remedy.busy"] : self["store.remedy"]
  }
}
