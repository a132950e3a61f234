import Home
import Intents
import Store

extension Tap {
  /// Performs the intent, and says why nothing came of it.
  func setback() async -> Setback? {
    do {
      try await type.perform(intent)
      return nil
    } catch let setback as Setback {
      return setback
    } catch let error as StoreError {
      return .failed(error.cause.key)
    } catch let error as any CustomLocalizedStringResourceConvertible {
      return .failed(error.localizedStringResource.key.harmless(upTo: 200))
    } catch {
      return .failed(String(describing: error).harmless(upTo: 200))
    }
  }
}
