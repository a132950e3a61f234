package import System

extension WriteError: WordedError {
  package func sentence(in strings: StringTable) -> String {
    strings.text("error.output %@", strings.system(code))
  }
}
