package import FoundationEssentials
import System

/// A warning of severe weather, issued by an authority.
package struct WeatherAlert: Hashable, Sendable {
  /// From least to most severe.
  package enum Severity: String, CaseIterable, Hashable, Sendable {
    case unknown, minor, moderate, severe, extreme
  }

  package let severity: Severity
  /// The localization key of what is expected, or its name: "Heat Advisory".
  package let nameKey: String
  /// The region that it concerns; nil if unknown.
  package let area: String?
  /// The name of the authority; nil if unknown.
  package let issuer: String?
  /// The web address of details; nil if there is none.
  package let details: String?
  package let start: Date
  package let end: Date

  /// Fails without a name, or if it ends before it starts. Texts are made safe to print, and cut.
  package init?(
    _ severity: Severity, of nameKey: String, in area: String? = nil, by issuer: String? = nil,
    details: String? = nil, from start: Date, until end: Date
  ) {
    guard let name = Self.text(nameKey), start < end else { return nil }
    self.severity = severity
    self.nameKey = name
    (self.area, self.issuer) = (Self.text(area), Self.text(issuer))
    self.details = Self.text(details)
    (self.start, self.end) = (start, end)
  }

  private static func text(_ text: String?) -> String? {
    let line = text.map { String($0.unicodeScalars.prefix(Bound.alertText.greatest)).line }
    return line?.isEmpty == false ? line : nil
  }
}

extension [WeatherAlert] {
  /// Those that aren't over, each once, the most severe first and then the next; no more than are
  /// kept.
  package func pending(at date: Date) -> [WeatherAlert] {
    let pending = Set(filter { $0.end > date })
    let sorted = pending.sorted { one, other in
      (other.severity, one.start, one.nameKey, one.end)
        < (one.severity, other.start, other.nameKey, other.end)
    }
    return Array(sorted.prefix(Bound.alerts.greatest))
  }
}

extension WeatherAlert.Severity: Comparable {
  package static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
