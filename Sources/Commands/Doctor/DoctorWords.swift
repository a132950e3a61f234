package import Desk
import System

/// The texts of the doctor command in the user's language.
package struct DoctorWords {
  private let strings: StringTable

  package init(_ context: CommandContext) {
    strings = context.strings
  }

  package subscript(key: String, values: String...) -> String {
    values.isEmpty
      ? strings["doctor.\(key)"] ?? key : strings.text("doctor.\(key)", filledWith: values)
  }
}
