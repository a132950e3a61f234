import System

extension SettingsFault {
  /// The place, the cause and what is allowed: `config.toml:3:8: look.mode can't be 'x'; …`.
  func sentence(in strings: StringTable, of path: String = ConfigFile.name) -> String {
    switch cause {
    case .file(let cause): "\(path.harmless(upTo: 200)): \(cause.clause(in: strings))."
    default:
      "\(path.harmless(upTo: 200)):\(position): \(clause(in: strings).asSentenceEnd)"
    }
  }

  /// The cause without a capital or a full stop, including what is allowed.
  private func clause(in strings: StringTable) -> String {
    switch cause {
    case .file(let cause): return cause.clause(in: strings)
    case .toml(let cause): return cause.clause(in: strings)
    case .unknown(let name, let others):
      let last = name.lastIndex(of: ".").map { String(name[$0...].dropFirst()) } ?? name
      let hint =
        others.nearest(to: last).map { strings.text("setting-fault.near %@", $0) }
        ?? strings.text("setting-fault.known %@", strings.enumeration(others))
      return strings.text("setting-fault.unknown %@ %@", name.quoted, hint)
    case .wrong(let name, let content, let form):
      return strings.text(
        "setting-fault.wrong %@ %@ %@", name.harmless(upTo: 60), content.words(in: strings),
        form.allowed(in: strings))
    case .key(let fault): return fault.clause(in: strings)
    case .noTable(let name): return strings.text("setting-fault.table %@", name)
    }
  }
}

extension TOMLValue.Content {
  /// The value in a few words.
  fileprivate func words(in strings: StringTable) -> String {
    switch self {
    case .string(let text): text.quoted
    case .integer(let number): "\(number)"
    case .float(let number): "\(number)"
    case .boolean(let isTrue): "\(isTrue)"
    case .moment: strings.text("setting.a-date")
    case .array: strings.text("setting.a-list")
    case .table: strings.text("setting.a-table")
    }
  }
}

extension TOMLFault.Cause {
  fileprivate func clause(in strings: StringTable) -> String {
    func say(_ key: String, _ values: String...) -> String {
      strings.text("toml-fault.\(key)", filledWith: values)
    }
    return switch self {
    case .encoding: say("encoding")
    case .control(let scalar): say("control %@", scalar.escaped(asASCII: true))
    case .expected(let expectation, nil):
      say("end %@", strings.text("toml.\(expectation.rawValue)"))
    case .expected(let expectation, let found?):
      say("expected %@ %@", found.quoted, strings.text("toml.\(expectation.rawValue)"))
    case .open(let enclosure): say("open %@", strings.text("toml.\(enclosure.rawValue)"))
    case .escape(let escape): say("escape %@", escape.quoted)
    case .noValue(let word): say("value %@", word.quoted)
    case .noDay(let word): say("day %@", word.quoted)
    case .outOfRange(let word): say("large %@", word.quoted)
    case .repeated(let key, let first): say("repeated %@ %@", key.quoted, "\(first.line)")
    case .closed(let key, let first): say("closed %@ %@", key.quoted, "\(first.line)")
    case .tooDeep(let most): say("deep %@", most.grouped)
    case .tooManyKeys(let most): say("keys %@", most.grouped)
    case .tooManyFaults(let most): say("faults %@", most.grouped)
    }
  }
}
