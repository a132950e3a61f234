import Fetch
import Foundation
import Wire
import Kit
import Weather
import Testing

@Suite(.serialized) struct CertificateTests {
  private func fault(_ server: SecureServer, authorities: String?) -> HTTPFault? {
    do {
      let response = try Fetcher(limits: .brief, authorities: authorities).response(
        to: HTTPRequest(origin: server.origin, path: "/weather"))
      return response.body == Data("fine".utf8) ? nil : HTTPFault(.nonsense)
    } catch {
      return error
    }
  }

  @Test func whoIsVouchedForIsTrusted() throws {
    let server = try SecureServer()
    #expect(fault(server, authorities: server.certificate) == nil)
  }

  @Test func aStrangerIsNot() throws {
    let server = try SecureServer()
    #expect(fault(server, authorities: nil)?.cause == .untrusted)
  }

  @Test func theNameMustBeThatOfTheServer() throws {
    let server = try SecureServer(name: "example.org")
    #expect(fault(server, authorities: server.certificate)?.cause == .untrusted)
  }

  @Test func aCertificateWhoseTimeIsOverPointsToTheClock() throws {
    let server = try SecureServer(isOver: true)
    #expect(fault(server, authorities: server.certificate)?.cause == .clock)
  }

  @Test func authoritiesThatAreMissingVouchForNobody() throws {
    let server = try SecureServer()
    #expect(fault(server, authorities: "/nonexistent.pem")?.cause == .untrusted)
  }
}
