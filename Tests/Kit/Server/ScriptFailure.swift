/// A command of the system that has not done what it should.
struct ScriptFailure: Error {
  let script: String
}
