package import Weather

/// A source of weather, as far as it needs no network: what to ask it, and what its answers mean.
package protocol Station: Sendable {
  var source: Source { get }

  /// What brings the weather that is inquired about.
  func errand(for inquiry: Inquiry) throws -> Errand

  /// What an answer says that no fault is to be seen on.
  func draft(from answer: Answer, to inquiry: Inquiry) throws -> Draft

  /// In the words of the source, why it has refused; nil if it doesn't say.
  func reason(in answer: Answer) -> String?
}

extension Station {
  package func reason(in answer: Answer) -> String? { nil }

  /// What came of the errand.
  package func report(of answer: Answer, to inquiry: Inquiry) -> Report {
    do {
      if answer.status == 304 { return .unchanged(until: answer.expires) }
      if let fault = answer.fault(at: inquiry.date, reason: reason(in: answer)) {
        return .fault(fault)
      }
      var bulletin = try draft(from: answer, to: inquiry).bulletin(of: source, to: inquiry)
      bulletin.expires = bulletin.expires ?? answer.expires
      bulletin.modified = answer.modified
      return .news(bulletin)
    } catch let fault as WeatherFault {
      return .fault(fault)
    } catch {
      return .fault(WeatherFault(.nonsense))
    }
  }
}
