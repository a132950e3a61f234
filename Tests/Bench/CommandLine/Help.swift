/// The text of `--help`.
enum Help {
  static var text: String {
    let stages = Stage.all.map { stage in
      let space = String(repeating: " ", count: max(1, 12 - stage.name.count))
      return "  \(stage.name)\(space)\(stage.summary)"
    }
    return """
      bench - measures what the program costs, stage by stage

      Usage
        bench [--json] [--only STAGE]...

      Flags
        --json        The figures as JSON.
        --only STAGE  Only this stage; may be repeated.
        --help        This text.

      Stages
      \(stages.joined(separator: "\n"))
      """
  }
}
