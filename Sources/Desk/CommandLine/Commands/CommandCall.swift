/// A call of a command by name, with its action and arguments.
struct CommandCall: Equatable, Sendable {
  let command: String
  var action: String?
  var arguments = Arguments()
}
