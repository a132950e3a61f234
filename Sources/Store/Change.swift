/// A change of what the store holds, as `Store.change` hands it out: all of it comes about, or
/// nothing.
package struct Change: ~Copyable {
  /// What the store holds, with what has been changed so far.
  package let contents: Contents

  init(of contents: consuming Contents) {
    self.contents = contents
  }

  var connection: Connection { contents.connection }
}
