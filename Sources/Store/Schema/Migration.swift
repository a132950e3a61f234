/// A step from one version of the database to the next, in SQL.
struct Migration: Hashable, Sendable {
  let sentences: String
}
