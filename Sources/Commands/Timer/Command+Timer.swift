package import Desk

extension Command {
  /// The timer command, which starts and ends timers.
  package static let timer = Command(
    name: "timer",
    actions: [.startTimer, .startStopwatch, .pauseTimer, .resumeTimer, .stopTimer, .listTimers])
}

extension Action {
  fileprivate static let startTimer = Action(
    name: "start",
    operands: [Operand("LENGTH"), Operand("NAME", .oneOrNone)],
    examples: ["widgetty timer start 25m", "widgetty timer start 1h30m \"Bread\""]
  ) { arguments, context in
    try TimerCall(arguments, in: context).start()
    return .success
  }

  fileprivate static let startStopwatch = Action(
    name: "stopwatch", operands: [Operand("NAME", .oneOrNone)],
    examples: ["widgetty timer stopwatch"]
  ) { arguments, context in
    try TimerCall(arguments, in: context).startStopwatch()
    return .success
  }

  fileprivate static let pauseTimer = Action(
    name: "pause",
    operands: [Operand("ID", .oneOrNone, suggesting: .timers)], examples: ["widgetty timer pause"]
  ) { arguments, context in
    try TimerCall(arguments, in: context).pause()
    return .success
  }

  fileprivate static let resumeTimer = Action(
    name: "resume",
    operands: [Operand("ID", .oneOrNone, suggesting: .timers)],
    examples: ["widgetty timer resume 2"]
  ) { arguments, context in
    try TimerCall(arguments, in: context).resume()
    return .success
  }

  fileprivate static let stopTimer = Action(
    name: "stop",
    operands: [Operand("ID", .oneOrNone, suggesting: .timers)], examples: ["widgetty timer stop"]
  ) { arguments, context in
    try TimerCall(arguments, in: context).stop()
    return .success
  }

  fileprivate static let listTimers = Action(
    name: "list",
    options: [Option("json")], examples: ["widgetty timer list"]
  ) { arguments, context in
    try TimerCall(arguments, in: context).list()
    return .success
  }
}
