import Foundation
import Pages
import Timelines
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

/// Pages that say from which kind of widget they are opened.
struct OpenedPages: PageMaker {
  private struct Kind: Error {
    let name: String
  }

  @Dependency private var opener: PageOpener

  func link(of url: URL) -> URL? { url }
  func page(behind link: URL) throws -> any Page {
    throw Kind(name: opener.widget?.kind ?? "nobody")
  }
}
