/// A command that is to be run, by its name, and what for.
struct CommandCall: Equatable, Sendable {
  let command: String
  var action: String?
  var arguments = Arguments()
}
