import Almanac
import Boards
import Pages
import WidgetIntents

extension ParameterQuestion {
  /// What is to be said beside an answer: why it can't be, or what it means; nil if nothing.
  func note(on answer: Field.Answer, by dates: DateWriter) -> Field.Note? {
    let words = words(for: answer, in: dates.zone)
    do {
      let value = words.isEmpty ? nil : try parameter.value(written: words, in: dates.zone)
      return value.flatMap { meaning(of: $0, by: dates) } ?? remark
    } catch {
      return .fault(reason(error))
    }
  }

  /// Whether words can't be saved.
  func isWrong(_ words: String, in zone: Zone) -> Bool {
    !words.isEmpty && (try? parameter.value(written: words, in: zone)) == nil
  }

  private var remark: Field.Note? {
    // A list says it beside the default.
    guard !parameter.looksUpChoices else { return nil }
    if let description = parameter.description {
      return .remark(LocalizedStringResource(description))
    }
    switch parameter.kind {
    case .boolean, .choice, .entity, .list(.choice), .list(.entity): return nil
    case .list: return .remark("editor.list")
    case .integer, .number, .text, .date: break
    }
    if let range = parameter.range {
      return .remark("editor.range \(range.least.short) \(range.greatest.short)")
    }
    return nil
  }

  private func meaning(of value: IntentValue, by dates: DateWriter) -> Field.Note? {
    guard case .date(let date) = value else { return nil }
    return .remark("editor.date \(dates.text(of: date, .date))")
  }

  private func reason(_ fault: BoardFault) -> LocalizedStringResource {
    if case .valueOutOfRange(_, _, let range) = fault {
      return "form.range \(range.least.short) \(range.greatest.short)"
    }
    switch parameter.kind {
    case .integer: return "editor.fault.integer"
    case .number: return "editor.fault.number"
    case .date: return "editor.fault.date"
    default: return "editor.fault"
    }
  }
}

extension IntentValue {
  /// A bound of a range.
  fileprivate var short: String {
    switch self {
    case .number(let number) where number == number.rounded() && abs(number) < 1e15:
      String(Int(number))
    default: written
    }
  }
}
