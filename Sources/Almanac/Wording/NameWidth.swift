/// How much of a name is written.
package enum NameWidth: String, CaseIterable, Hashable, Sendable {
  case narrow, abbreviated, wide
}
