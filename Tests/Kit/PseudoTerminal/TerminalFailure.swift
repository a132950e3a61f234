/// Why a pseudo-terminal couldn't do what a test wanted, with the picture at that time.
package struct TerminalFailure: Error, CustomStringConvertible {
  package let reason: String
  package let picture: String

  package var description: String {
    picture.isEmpty ? reason : "\(reason)\n┌─\n\(picture)\n└─"
  }
}
