import Desk
import System

/// A call of the inline command.
struct InlineCall {
  private let subject: InlineSubject
  private let arguments: Arguments
  private let context: CommandContext
  private let format: InlineFormat?

  init(_ subject: InlineSubject, _ arguments: Arguments, in context: CommandContext) throws {
    (self.subject, self.arguments, self.context) = (subject, arguments, context)
    do throws(InlineFormat.Fault) {
      format = try arguments["format"].map { text throws(InlineFormat.Fault) in
        try InlineFormat(text, fields: subject.allFields)
      }
    } catch {
      throw CommandError(misuse: context.strings.sentence(of: error, about: subject))
    }
  }

  func run() throws {
    if arguments.has("follow") {
      try context.follow { [self] in try followed(in: $0) }
    } else {
      try context.write(followed(in: context).text)
    }
  }

  private func followed(in context: CommandContext) throws -> FollowedLine {
    let line =
      subject.isPrivate && context.isLocked
      ? .locked(in: context.strings) : try subject.read(arguments, context)
    return FollowedLine(printed(line), until: line.end, readFrom: line.files)
  }

  private func printed(_ line: InlineLine) -> PrintedText {
    let text = line.state == "locked" ? line.text : format?.text(of: line) ?? line.text
    return arguments.has("json") ? .json("\(json(of: line, text).line)\n") : .row(text)
  }

  private func json(of line: InlineLine, _ text: String) -> JSON {
    let fields = subject.fields.compactMap { name in
      line.fields[name].map { JSON.Member(name: name, value: $0.json) }
    }
    return .object(
      [
        JSON.Member(name: "text", value: .string(text)),
        JSON.Member(name: "class", value: .string(line.state)),
      ] + fields)
  }
}

extension InlineLine.Value {
  fileprivate var json: JSON {
    switch self {
    case .text(let text): .string(text)
    case .number(let number): .number(number)
    }
  }
}

extension StringTable {
  fileprivate func sentence(of fault: InlineFormat.Fault, about subject: InlineSubject) -> String {
    switch fault {
    case .openBrace: text("command-error.format.brace")
    case .unknownField(let name):
      CommandError(
        unknown: "command-error.sort.field", name, among: subject.allFields, in: self
      ).description
    }
  }
}
