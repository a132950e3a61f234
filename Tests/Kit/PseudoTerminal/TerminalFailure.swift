/// The reason why a pseudo-terminal couldn't do what a test asked, with its picture then.
package struct TerminalFailure: Error, CustomStringConvertible {
  package let reason: String
  package let picture: String

  package var description: String {
    picture.isEmpty ? reason : "\(reason)\n┌─\n\(picture)\n└─"
  }
}
