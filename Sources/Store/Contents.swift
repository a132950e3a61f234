/// What the store holds, as `Store.read` and `Store.change` hand it out to be read.
package struct Contents: ~Copyable {
  let connection: Connection

  init(of connection: Connection) {
    self.connection = connection
  }
}
