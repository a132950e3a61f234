package import Printing

extension WriteError: WordedError {
  package func sentence(in strings: [String: String]) -> String {
    strings.text("error.output %@", strings.system(code))
  }
}
