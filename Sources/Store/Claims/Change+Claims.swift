package import FoundationEssentials

extension Change {
  /// Makes claims at a date; returns those that no process has made before. Forgets claims that are
  /// long past, and dates so far ahead that the clock must have been wrong when they were claimed.
  package func make(_ claims: [Claim], at date: Date) throws -> [Claim] {
    let connection = connection
    let now = StoredValue(try connection.usable(date))
    try connection.run(
      Statement(
        "DELETE FROM claims WHERE due < ?1 - ?2 OR due > ?1 + ?2", now, .real(Claim.memory)))
    return try claims.filter { claim in
      try connection.run(
        Statement(
          """
          INSERT INTO claims (subject, due) SELECT ?1, ?2 WHERE NOT EXISTS (
            SELECT 1 FROM claims WHERE subject = ?1 AND due BETWEEN ?2 - ?3 AND ?2 + ?3
          )
          """,
          .text(claim.subject), StoredValue(try connection.usable(claim.due)),
          .real(try connection.usable(claim.tolerance)))) > 0
    }
  }
}

extension Contents {
  /// The claims that are made.
  package func claims() throws -> Claims {
    Claims(
      try connection.rows(Statement("SELECT subject, due FROM claims")) { row in
        (row.text(0), row.date(1))
      })
  }
}

extension Claim {
  /// The seconds for which a claim is remembered, longer than anything is told late.
  fileprivate static let memory = 7 * 86_400.0
}
