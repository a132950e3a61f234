package import Printing
package import Texts

extension WriteError: WordedError {
  package func sentence(in strings: StringTable) -> String {
    strings.text("error.output %@", strings.system(code))
  }
}
