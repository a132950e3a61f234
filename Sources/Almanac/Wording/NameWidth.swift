/// How much of a name is written.
package enum NameWidth: CaseIterable, Hashable, Sendable {
  case narrow, abbreviated, wide
}
