import Foundation
import Pages
import WidgetIntents

/// Pages that aren't made before a gate opens, and then aren't there.
struct HangingPages: PageMaker {
  private struct Absence: Error {}

  let gate: Gate

  func link(of url: URL) -> URL? { url }

  func page(behind link: URL) throws -> any Page {
    gate.pass()
    throw Absence()
  }
}

/// Pages that need a number.
struct NeedyPages: PageMaker {
  private struct Number: Error {
    let number: Int
  }

  @Dependency private var number: Int

  func link(of url: URL) -> URL? { url }
  func page(behind link: URL) throws -> any Page { throw Number(number: number) }
}
