package import Home

/// What a dashboard leaves for the next one: tiles of its screen, and under which conditions they hold.
package struct KeptScreen: Hashable, Sendable {
  /// A tile, and the files from which its widget was read.
  package struct Part: Hashable, Sendable {
    let tile: KeptTile
    /// The marks of the files' states by their paths, empty for missing ones.
    let files: [String: String]

    package init(tile: KeptTile, files: [String: String]) {
      (self.tile, self.files) = (tile, files)
    }
  }

  /// The fingerprint of all that the widgets may depend on but time and their files: the program, how it
  /// was called, its settings and the contents of its store. It tells none of these.
  let conditions: UInt64
  let parts: [Part]

  package init(conditions: UInt64, parts: [Part]) {
    (self.conditions, self.parts) = (conditions, parts)
  }
}
