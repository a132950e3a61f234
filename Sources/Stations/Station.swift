package import Weather

/// A weather source without the network part: its requests, and the meaning of its answers.
package protocol Station: Sendable {
  var source: Source { get }

  /// The task that fetches the requested weather.
  func errand(for inquiry: Inquiry) throws -> Errand

  /// The data in an answer without a fault.
  func draft(from answer: Answer, to inquiry: Inquiry) throws -> Draft

  /// The source's reason for refusing; nil if it gives none.
  func reason(in answer: Answer) -> String?
}

extension Station {
  package func reason(in answer: Answer) -> String? { nil }

  /// The report for an answer.
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
