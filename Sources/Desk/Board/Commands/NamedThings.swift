import Boards
import System
import Store
import Timelines
import WidgetIntents

/// Checks that the things named by settings, such as a city, exist before they are saved.
struct NamedThings {
  private let kinds: [WidgetKind]
  private let dependencies: Dependencies
  private let strings: StringTable

  private static let mostNamed = 5

  init(in context: CommandContext) {
    (kinds, dependencies, strings) = (context.kinds, context.dependencies, context.strings)
  }

  /// Throws a `CommandError` for the first thing that doesn't exist.
  func check(_ instance: Instance) throws {
    let declared = kinds.first { $0.id == instance.kind }?.parameters ?? []
    for parameter in declared {
      guard let value = instance.configuration[parameter.name] else { continue }
      let found = try ThreadPool().waiting(reaching: dependencies) {
        () async throws -> CommandError? in
        try await fault(of: value, for: parameter.kind, parameter)
      }
      if let found { throw found }
    }
  }

  private func fault(
    of value: IntentValue, for kind: ParameterKind, _ parameter: ParameterDeclaration
  ) async throws -> CommandError? {
    switch (kind, value) {
    case (.list(let kind), .list(let values)):
      for value in values {
        if let fault = try await fault(of: value, for: kind, parameter) { return fault }
      }
      return nil
    case (.entity(let source), _):
      if try await isThere(value, in: source) { return nil }
      let near = try await choices(matching: value.written, in: source)
      // A lookup may have made the value known.
      if try await isThere(value, in: source) { return nil }
      return fault(of: value, parameter, among: try await near + source.suggestions())
    default:
      guard let options = try await parameter.options?.choices(),
        !options.contains(where: { $0.value == value })
      else { return nil }
      return fault(of: value, parameter, among: options)
    }
  }

  private func choices(
    matching text: String, in source: EntitySource
  ) async throws -> [ParameterChoice] {
    do {
      return try await source.choices(matching: text)
    } catch let providerFault as ProviderFault {
      throw CommandError(
        strings.text(
          "command-error.unheard %@ %@", text.quoted, providerFault.sentence(in: strings)))
    } catch let error as any CustomLocalizedStringResourceConvertible {
      throw CommandError(misuse: strings.text(of: error.localizedStringResource).asSentence)
    }
  }

  private func isThere(_ value: IntentValue, in source: EntitySource) async throws -> Bool {
    do {
      return try await source.contains(value)
    } catch let error as StoreError {
      throw error
    } catch {
      return false
    }
  }

  private func fault(
    of value: IntentValue, _ parameter: ParameterDeclaration, among choices: [ParameterChoice]
  ) -> CommandError {
    let names = choices.map { strings[$0.title] ?? $0.title }.map { $0.harmless(upTo: 60) }
    let (name, value) = (parameter.name, value.written)
    func complaint(_ key: String, _ words: String...) -> CommandError {
      let sentence = strings.text(
        "board-fault.\(key)", filledWith: [name, value.quoted] + words)
      return CommandError(misuse: sentence.asSentence)
    }
    if let near = names.nearest(to: value) { return complaint("not-meant %@ %@ %@", near) }
    guard !names.isEmpty else { return complaint("none-yet %@ %@") }
    return complaint("such %@ %@ %@", strings.alternatives(Array(names.prefix(Self.mostNamed))))
  }
}
