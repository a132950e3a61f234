import CSystem

/// The words with which this program was started, without its name.
///
/// Swift's own list is read from `/proc`: without that, the program would be killed, and without a
/// descriptor for it, the list would be empty.
package enum OwnArguments {
  package static var words: [String] {
    var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    let count = Int(linux_own_words(&words))
    return (1..<max(1, count)).compactMap { words?[$0].map { String(cString: $0) } }
  }
}
