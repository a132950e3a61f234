import Foundation

/// Runs a test with inputs mutated from good ones.
///
/// The corpus itself comes first. An error is rethrown with the input that caused it. The same seed
/// produces the same inputs, so that failures can be reproduced. `FUZZ_ROUNDS` and `FUZZ_SEED` in
/// the environment change the length and the seed of all such tests.
package func fuzz(
  _ corpus: [[UInt8]], rounds: Int, seed: UInt64 = 1, _ body: ([UInt8]) throws -> Void
) throws {
  let environment = ProcessInfo.processInfo.environment
  let rounds = environment["FUZZ_ROUNDS"].flatMap(Int.init) ?? rounds
  let seed = environment["FUZZ_SEED"].flatMap(UInt64.init) ?? seed
  for bytes in corpus { try run(bytes, body) }
  var mutator = Mutator(corpus: corpus, seed: seed)
  for _ in 0..<rounds { try run(mutator.next(), body) }
}

private func run(_ bytes: [UInt8], _ body: ([UInt8]) throws -> Void) throws {
  do { try body(bytes) } catch { throw FuzzFailure(bytes: bytes, error: error) }
}
