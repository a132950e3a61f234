import Cells
import HomeTesting
import Testing

@testable import Home

extension PageTests {
  @Test func aMessageThatAPageHidesWaitsForTheHeader() async throws {
    var home = try await openHome()
    _ = home.handle(.noticed("chrome.store-gone"), at: .test)
    let message = "데이터를 찾을 수 없음"
    for key in [Key("j"), Key(.escape)] {
      #expect(!home.text().contains(message))
      _ = home.handle(.input(.key(key)), at: .test)
    }
    #expect(home.openPage == nil && home.text().contains(message))
    _ = home.handle(.input(.key(Key(.down))), at: .test)
    #expect(!home.text().contains(message))
  }
}
