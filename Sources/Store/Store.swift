/// The data that all widgets and processes share: one database in a folder, opened on first use.
///
///     try store.change { change in
///       try change.log("espresso", milligrams: 95, at: date)
///       try change.requestReload(of: "caffeine")
///     }
package struct Store: Sendable {
  /// The name of the database in its folder.
  package static let fileName = DatabaseFiles.name

  package let folder: String
  let connections: Connections
  private let opener: DatabaseOpener
  private var nextPatience: @Sendable () -> Patience

  /// Creates a store in a folder; each reading and each change waits up to `patience` for other
  /// processes.
  package init(in folder: String, patience: Duration = .seconds(2)) {
    self.init(in: folder, patience: patience, schema: .current)
  }

  init(in folder: String, patience: Duration = .seconds(2), schema: Schema) {
    self.folder = folder
    opener = DatabaseOpener(in: folder, schema: schema)
    connections = Connections(by: opener)
    nextPatience = { Patience(patience) }
  }

  /// The same store, whose readings and changes together wait within one patience.
  package func sharing(_ patience: Patience) -> Store {
    var store = self
    store.nextPatience = { patience }
    return store
  }

  /// A store without a folder: it is empty, and writing throws.
  package static var nowhere: Store { Store(in: "/proc/nowhere") }

  /// The patience for the next piece of work on the store and what belongs to it.
  package var patience: Patience { nextPatience() }

  /// The path of the database, whether or not it exists.
  var path: String { opener.files.main }

  /// Whether the database exists.
  package var exists: Bool { opener.files.exist }

  /// Whether nothing has been written yet; false if the database can't be reached.
  package var isNew: Bool { opener.files.areMissing && !isLost }

  /// Whether the database was removed after this process used it. Its data may come back, so reads
  /// throw instead of treating it as empty; a change creates it again.
  package var isLost: Bool { connections.knowDatabase && opener.files.areMissing }

  /// Creates the folder if necessary; throws if nothing can be written there.
  package func makeFolder() throws {
    try opener.folder.create()
    try opener.checkWriting()
  }

  /// The names under which this process has set damaged databases aside.
  package var setAside: [String] { connections.setAside }

  /// Whether a change would succeed now. Tries a write that changes nothing, because only that
  /// shows a full disk; waits for locks. Doesn't recreate a removed database.
  package var takesChanges: Bool {
    !isLost && (try? opener.checkWriting()) != nil
      && (try? connections.use(toRead: false, within: patience) { connection in
        try connection.transaction(.writing) { try connection.writeVersionAnew() }
      }) != nil
  }

  /// Reads a snapshot of the store; writers don't block it.
  package func read<Value>(_ body: (borrowing Contents) throws -> Value) throws -> Value {
    guard !isLost else { throw StoreError(path: opener.files.main, .gone) }
    return try connections.use(toRead: true, within: patience) { connection in
      try connection.transaction(.reading) { try body(Contents(of: connection)) }
    }
  }

  /// Changes the store in one transaction. When it returns, the changes are on disk and survive a
  /// crash or power loss; if it throws, nothing has changed.
  @discardableResult
  package func change<Value>(_ body: (borrowing Change) throws -> Value) throws -> Value {
    if isLost { try rehearse(body) }
    let (value, notices) = try connections.use(toRead: false, within: patience) { connection in
      connection.posted = []
      let value = try connection.transaction(.writing) {
        try body(Change(of: Contents(of: connection)))
      }
      return (value, connection.posted)
    }
    NoticeTrace.current?.keep(notices, in: path)
    opener.folder.announce()
    return value
  }

  /// Posts a notice to the processes that show widgets. Throws if the database was removed, instead
  /// of creating it again.
  package func tell(_ matter: Notice.Matter) throws {
    guard !isLost else { throw StoreError(path: opener.files.main, .gone) }
    try change { try $0.post(matter) }
  }

  /// Throws if the change needs data of the removed database; then no new one is created.
  private func rehearse<Value>(_ body: (borrowing Change) throws -> Value) throws {
    let blank = try opener.blank()
    let count = blank.changeCount
    let isPossible = (try? body(Change(of: Contents(of: blank)))) != nil
    guard isPossible, blank.changeCount > count else {
      throw StoreError(path: opener.files.main, .gone)
    }
  }
}
