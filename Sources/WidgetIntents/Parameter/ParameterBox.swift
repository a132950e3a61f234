/// A parameter as it was declared, with its value: a box, for what is made anew is filled in through a
/// copy of its wrapper.
///
/// The state is only written while a new intent is made from data, before anyone else can see the
/// box. The compiler can't check that, hence `@unchecked`.
final class ParameterBox<Value: IntentParameterValue>: @unchecked Sendable {
  let draft: ParameterDraft<Value>
  private(set) var state: ParameterState<Value>

  init(_ draft: ParameterDraft<Value>, _ state: ParameterState<Value>) {
    (self.draft, self.state) = (draft, state)
  }
}

extension ParameterBox: ParameterField {
  var data: IntentValue? {
    switch state {
    case .value(let value): value._data ?? (draft.initial == nil ? nil : .nothing)
    case .data(let data): data
    case .nothing: nil
    }
  }

  func declaration(named name: String) -> ParameterDeclaration {
    ParameterDeclaration(
      name: name, title: draft.title.key, description: draft.description?.key, kind: Value._kind,
      range: draft.range, isOptional: Value._isOptional, initial: draft.initial,
      options: draft.options)
  }

  func fill(with data: IntentValue) -> Bool {
    if let value = Value(_data: data) {
      guard draft.isInRange(value) else { return false }
      state = .value(value)
    } else {
      guard Value._stands(for: data) else { return false }
      state = .data(data)
    }
    return true
  }

  func resolve() async throws -> Bool {
    if case .value = state { return true }
    let given = data
    let value =
      if given == nil, let findDefault = draft.findDefault { try await findDefault() } else {
        try await Value._found(for: given)
      }
    guard let value else { return false }
    state = .value(value)
    return true
  }
}
