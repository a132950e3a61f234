/// The length of a name.
package enum NameWidth: String, CaseIterable, Hashable, Sendable {
  case narrow, abbreviated, wide
}
