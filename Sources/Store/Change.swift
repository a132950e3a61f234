/// A transaction on the store, passed to the body of `Store.change`: all of its changes happen or
/// none.
package struct Change: ~Copyable {
  /// The contents of the store, including the changes so far.
  package let contents: Contents

  init(of contents: consuming Contents) {
    self.contents = contents
  }

  var connection: Connection { contents.connection }
}
