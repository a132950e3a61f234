import Diary
import WidgetIntents

extension LeftOutRecords {
  /// How many, and where the first is and why; of a file that breaks off, how much of it was read.
  var localizedStringResource: LocalizedStringResource {
    if let cut {
      return "steps.cut \(cut.known) \(cut.fault.line) \(cut.fault.fault.localizedStringResource)"
    }
    return "steps.left-out \(count) \(first.line) \(first.fault.localizedStringResource)"
  }

  /// How many, and where the first is.
  var placeResource: LocalizedStringResource {
    if let cut { return "steps.cut.place \(cut.fault.line)" }
    return "steps.left-out.place \(count) \(first.line)"
  }

  var briefResource: LocalizedStringResource {
    cut == nil ? "steps.left-out.brief \(count)" : "steps.cut.brief"
  }
}
