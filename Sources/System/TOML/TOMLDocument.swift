/// A document of TOML 1.0.
///
///     let document = TOMLDocument(parsing: bytes)
///     document.root["look"]?.value
///
/// Lines that are wrong say nothing, and each is a fault; all others hold.
package struct TOMLDocument: Hashable, Sendable {
  package let root: TOMLTable
  /// In the order of the lines.
  package let faults: [TOMLFault]

  package init(parsing bytes: [UInt8]) {
    var reader = TOMLReader(bytes)
    reader.read()
    (root, faults) = (reader.tree.table, reader.faults)
  }
}
