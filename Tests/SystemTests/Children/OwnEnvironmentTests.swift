import Foundation
import Testing

@testable import System

struct OwnEnvironmentTests {
  @Test func isThatOfFoundation() {
    #expect(OwnEnvironment.variables["PATH"] != nil)
    #expect(OwnEnvironment.variables == ProcessInfo.processInfo.environment)
  }

  @Test func endsANameAtItsFirstSign() {
    let entries = ["A=b=c", "EMPTY=", "nothing", "한=글", "A=later"]
    var list: [UnsafeMutablePointer<CChar>?] = entries.map { entry in strdup(entry) }
    list.append(nil)
    defer { for entry in list { free(entry) } }
    list.withUnsafeMutableBufferPointer { list in
      let variables = OwnEnvironment.variables(in: list.baseAddress)
      #expect(variables == ["A": "later", "EMPTY": "", "한": "글"])
    }
    #expect(OwnEnvironment.variables(in: nil).isEmpty)
  }
}
