package import DDays
package import WidgetIntents

extension CalendarFault: CustomLocalizedStringResourceConvertible {
  package var localizedStringResource: LocalizedStringResource {
    let reason = LocalizedStringResource(reason)
    return line.map { "dday.import.line \($0) \(reason)" } ?? reason
  }
}

extension LocalizedStringResource {
  init(_ phrase: Phrase) {
    self.init(key: phrase.key, arguments: phrase.values.map(Argument.text))
  }
}
