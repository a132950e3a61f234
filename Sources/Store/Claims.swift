package import FoundationEssentials

/// The claims that processes have made.
package struct Claims: Sendable {
  private let dates: [String: [Date]]

  init(_ rows: [(subject: String, due: Date)]) {
    dates = Dictionary(grouping: rows, by: \.subject).mapValues { $0.map(\.due) }
  }

  /// Whether a claim is one of them.
  package func have(_ claim: Claim) -> Bool {
    dates[claim.subject, default: []].contains {
      abs($0.timeIntervalSince(claim.due)) <= claim.tolerance
    }
  }
}

/// What only one process may do: to tell of a subject that is due at a date.
package struct Claim: Hashable, Sendable {
  /// What is due, such as `reminder 12`.
  package let subject: String
  package let due: Date
  /// The seconds by which another claim on the subject may differ and still be about the same, because
  /// its date follows from a time zone or a forecast.
  package let tolerance: Double

  package init(on subject: String, due: Date, tolerance: Double = 0) {
    (self.subject, self.due, self.tolerance) = (subject, due, tolerance)
  }
}

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

extension Migration {
  /// Adds what processes have told of, so that none does so again.
  static let claims = Migration(
    sentences: """
      CREATE TABLE claims (
        subject TEXT NOT NULL,
        due REAL NOT NULL,
        PRIMARY KEY (subject, due)
      ) STRICT, WITHOUT ROWID;
      """)
}
