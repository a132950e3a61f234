import Steps
import WidgetIntents

extension LeftOutRecords {
  /// How many, and where the first is and why.
  var localizedStringResource: LocalizedStringResource {
    "steps.left-out \(count) \(first.line) \(first.fault.localizedStringResource)"
  }

  /// How many, and where the first is.
  var placeResource: LocalizedStringResource { "steps.left-out.place \(count) \(first.line)" }

  var briefResource: LocalizedStringResource { "steps.left-out.brief \(count)" }
}
