/// A system command that failed.
struct ScriptFailure: Error {
  let script: String
}
