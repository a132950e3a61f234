/// A step from one version of the database to the next, as sentences of SQL.
struct Migration: Hashable, Sendable {
  let sentences: String
}
