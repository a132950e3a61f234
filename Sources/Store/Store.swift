/// What all widgets and all processes of the program share: one database in a folder, which is
/// opened when it is first used.
///
///     try store.change { change in
///       try change.log("espresso", milligrams: 95, at: date)
///       try change.requestReload(of: "caffeine")
///     }
package struct Store: Sendable {
  /// What the database is called in its folder.
  package static let fileName = DatabaseFiles.name

  package let folder: String
  let connections: Connections
  private let opening: Opening

  /// Others may hold the store up for so long.
  package init(in folder: String, patience: Duration = .seconds(2)) {
    self.init(in: folder, patience: patience, schema: .current)
  }

  init(in folder: String, patience: Duration = .seconds(2), schema: Schema) {
    self.folder = folder
    opening = Opening(in: folder, schema: schema, patience: patience)
    connections = Connections(by: opening)
  }

  /// One for where there is no folder: it holds nothing, and whoever writes is told so.
  package static var nowhere: Store { Store(in: "/proc/nowhere") }

  /// For how long others may hold it up before it is given up on.
  package var patience: Duration { opening.patience }

  /// Whether there is a database already.
  package var exists: Bool { opening.files.exist }

  /// Whether nobody has written anything yet: a database that can't be reached isn't an empty one.
  package var isNew: Bool { opening.files.areMissing && !isLost }

  /// Whether somebody has taken the database away since this process has used it. What it held isn't
  /// known to be gone, so that nothing is read of an empty one in its stead; whoever writes makes it
  /// anew.
  package var isLost: Bool { connections.knowDatabase && opening.files.areMissing }

  /// Makes the folder if it is missing; throws if nothing can be written there.
  package func makeFolder() throws {
    try opening.folder.create()
    try opening.checkWriting()
  }

  /// By what names databases were set aside that this process has found damaged.
  package var setAside: [String] { connections.setAside }

  /// Whether something could be written now, found out by writing what changes nothing: that there
  /// is no room for it shows no sooner. Others are waited for. What somebody has taken away isn't made
  /// anew for that.
  package var takesChanges: Bool {
    !isLost && (try? opening.checkWriting()) != nil
      && (try? connections.use { connection in
        try connection.transaction(.writing) { try connection.writeVersionAnew() }
      }) != nil
  }

  /// Reads everything as it is at one moment; nobody who writes is in the way.
  package func read<Value>(_ body: (borrowing Contents) throws -> Value) throws -> Value {
    guard !isLost else { throw StoreError(path: opening.files.main, .gone) }
    return try connections.use { connection in
      try connection.transaction(.reading) { try body(Contents(of: connection)) }
    }
  }

  /// Changes everything at once: when it returns, all is on the disk, where neither the end of the
  /// process nor that of the power takes it away; if it throws, nothing has changed.
  @discardableResult
  package func change<Value>(_ body: (borrowing Change) throws -> Value) throws -> Value {
    if isLost { try rehearse(body) }
    let value = try connections.use { connection in
      try connection.transaction(.writing) { try body(Change(of: Contents(of: connection))) }
    }
    opening.folder.announce()
    return value
  }

  /// Has those hear of something who show widgets. What somebody has taken away isn't made anew for that.
  package func tell(_ matter: Notice.Matter) throws {
    guard !isLost else { throw StoreError(path: opening.files.main, .gone) }
    try change { try $0.post(matter) }
  }

  /// Throws if a change is to something that was taken away with the database: for that none is made
  /// anew.
  private func rehearse<Value>(_ body: (borrowing Change) throws -> Value) throws {
    let blank = try opening.blank()
    let count = blank.changeCount
    let isPossible = (try? body(Change(of: Contents(of: blank)))) != nil
    guard isPossible, blank.changeCount > count else {
      throw StoreError(path: opening.files.main, .gone)
    }
  }
}
