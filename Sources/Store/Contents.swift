/// The readable contents of the store, passed to the bodies of `Store.read` and `Store.change`.
package struct Contents: ~Copyable {
  let connection: Connection

  init(of connection: Connection) {
    self.connection = connection
  }
}
