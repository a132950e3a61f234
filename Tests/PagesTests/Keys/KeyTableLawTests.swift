import Cells
import Kit
import Testing

@testable import Pages

/// What holds of a table whatever keys a user binds.
struct KeyTableLawTests {
  /// Keys of every sort, without those that stand for others under a Hangul keyboard.
  private static let keys: [Key] =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789?/,;[]{}<>+-=|".map { Key($0) }
    + "abdeknpsuw".map { Key($0, .control) } + (1...12).map { Key(.function($0)) }
    + [
      Key(" "), Key(.enter), Key(.tab), Key(.escape), Key(.delete), Key(.up), Key(.down),
      Key(.left),
      Key(.right), Key(.pageUp), Key(.pageDown), Key(.home), Key(.end), Key(.insert),
      Key(.tab, .shift), Key(.up, .shift), Key(.down, .shift),
    ]

  private static let jamo = Dictionary(
    uniqueKeysWithValues: zip(
      "qwertyuiopasdfghjklzxcvbnmQWERTOP", "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ"))

  private func bindings(_ random: inout SplitMix) -> [String: [Key]] {
    let names = KeyTable.commandNames.shuffled(using: &random)
      .prefix(Int.random(in: 1...4, using: &random))
    return names.reduce(into: [:]) { bindings, name in
      let count = Int.random(in: 0...3, using: &random)
      bindings[name] = Array(Self.keys.shuffled(using: &random).prefix(count))
    }
  }

  @Test func holdOfWhateverIsBound() {
    var random = SplitMix(seed: 26)
    var (accepted, refused) = (0, 0)
    for _ in 0..<200 {
      let bindings = bindings(&random)
      do throws(KeyFaults) {
        let table = try KeyTable(rebinding: bindings)
        accepted += 1
        #expect(conflicts(of: bindings).isEmpty, "\(bindings)")
        for place in KeyScope.allCases { check(table, at: place, bindings) }
      } catch {
        refused += 1
        for fault in error.all {
          #expect(fault.commands.contains { bindings[$0] != nil }, "\(fault)")
          if case .taken(_, let names) = fault {
            #expect(conflicts(of: bindings).contains(Set(names)), "\(fault)")
          }
        }
      }
    }
    #expect(accepted > 20 && refused > 20, "\(accepted), \(refused)")
  }

  /// Every command is reached by exactly the keys that are shown, and by their jamo.
  private func check(_ table: KeyTable, at place: KeyScope, _ bindings: [String: [Key]]) {
    let keys = table.at(place)
    let shown = keys.shortcuts.flatMap { $0.bindings(at: place) }
    for binding in shown { #expect(keys.command(for: binding.key) == binding.command) }
    for name in bindings.keys {
      guard let command = KeyCommand.named[name] else { continue }
      let reached = Self.keys.filter { keys.command(for: $0) == command }
      let told = shown.filter { $0.command == command }.map(\.key)
      #expect(Set(reached) == Set(told), "\(name) at \(place): \(bindings)")
      let usual = KeyTable.usual.at(place).keys(of: command)
      #expect(bindings[name] == [] || usual.isEmpty == told.isEmpty, "\(name) at \(place)")
    }
    for key in shown.map(\.key) {
      guard case .character(let letter) = key.code, key.modifiers.isEmpty,
        let jamo = Self.jamo[letter] ?? Self.jamo[Character(letter.lowercased())]
      else { continue }
      let twins = shown.filter { $0.key.withoutShift == key.withoutShift }.map(\.command)
      #expect(
        keys.command(for: Key(jamo)).map(twins.contains) == true, "\(letter): \(bindings)")
    }
  }

  /// The commands that would meet on one key, by a count over all pairs.
  private func conflicts(of bindings: [String: [Key]]) -> Set<Set<String>> {
    var conflicts: Set<Set<String>> = []
    for place in KeyScope.allCases {
      let usual = KeyTable.usual.at(place)
      let here = Set(usual.offered)
      let pairs = here.flatMap { command -> [(Key, KeyCommand)] in
        let own = usual.shortcuts.flatMap { $0.bindings(at: place) }
          .filter { $0.command == command }.map(\.key)
        let keys = bindings[command.name] ?? own
        return keys.filter { !place.takesText || !$0.isTyped }.map { ($0, command) }
      }
      for (index, (key, command)) in pairs.enumerated() {
        for (other, another) in pairs.dropFirst(index + 1)
        where command != another && key == other {
          conflicts.insert([command.name, another.name])
        }
      }
    }
    return conflicts
  }

}
