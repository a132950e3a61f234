/// An error: a dependency that the program doesn't offer.
package struct MissingDependency: Error, Hashable, Sendable {
  let type: String
  let key: String?
}

extension MissingDependency: CustomStringConvertible {
  package var description: String {
    "there is no \(type)" + (key.map { " called '\($0)'" } ?? "")
  }
}
