import Testing
import WidgetIntents

@testable import Gallery

/// Provides tests with the dependencies of the program's own widgets.
struct Supplied: SuiteTrait, TestTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Dependencies.$current.withValue(GalleryBundle.dependencies()) {
      try await function()
    }
  }
}

extension Trait where Self == Supplied {
  static var supplied: Self { Self() }
}
