import System
import Fetch
import Foundation
import Kit
import Testing
import Weather

struct PrivateKeyTests {
  private func key(
    curve: String = "prime256v1", mode: Int = 0o600
  ) throws -> (folder: TestFolder, path: String) {
    let folder = try TestFolder()
    try shell(
      "openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:\(curve) -out key.p8",
      in: folder.path)
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder.file("key.p8"))
    return (folder, folder.file("key.p8"))
  }

  /// The two numbers of a signature in DER, which `openssl` reads.
  private func der(_ signature: [UInt8]) -> Data {
    func number(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
      let short = Array(bytes.drop { $0 == 0 })
      let positive = (short.first ?? 0) >= 0x80 ? [0] + short : short
      return [0x02, UInt8(positive.count)] + positive
    }
    let numbers = number(signature[..<32]) + number(signature[32...])
    return Data([0x30, UInt8(numbers.count)] + numbers)
  }

  @Test func signsWhatOthersCanVerify() throws {
    let (folder, path) = try key()
    let message = Array("header.claims".utf8)
    let signature = try PrivateKey(path: path).signature(of: message)
    #expect(signature.count == 64)
    try folder.write(Data(message), as: "message")
    try folder.write(der(signature), as: "signature")
    try shell(
      """
      openssl pkey -in key.p8 -pubout -out public &&
      openssl dgst -sha256 -verify public -signature signature message
      """, in: folder.path)
  }

  @Test(arguments: [0o640, 0o604, 0o620, 0o666])
  func aKeyThatOthersMayReadIsRefused(mode: Int) throws {
    let (folder, path) = try key(mode: mode)
    defer { withExtendedLifetime(folder) {} }
    #expect(throws: WeatherFault(.exposedKey, path)) { try PrivateKey(path: path) }
  }

  @Test func aKeyHasAGreatestSize() throws {
    let (folder, path) = try key()
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    let most = UInt64(Bound.weatherKey.greatest)
    try file.truncate(atOffset: most)
    _ = try PrivateKey(path: path)
    try file.truncate(atOffset: most + 1)
    #expect(throws: WeatherFault(.key, "it has more than 16,384 bytes")) {
      try PrivateKey(path: path)
    }
    withExtendedLifetime(folder) {}
  }

  @Test func onlyTheRightSortOfKeySigns() throws {
    let (folder, path) = try key(curve: "secp384r1")
    defer { withExtendedLifetime(folder) {} }
    #expect(throws: WeatherFault.self) { try PrivateKey(path: path).signature(of: [1]) }
  }

  @Test func whatIsNoKeySignsNothing() throws {
    let folder = try TestFolder()
    try shell("umask 077; echo nonsense >key.p8", in: folder.path)
    let key = try PrivateKey(path: folder.file("key.p8"))
    #expect(throws: WeatherFault.self) { try key.signature(of: [1]) }
    #expect(throws: WeatherFault.self) { try PrivateKey(path: folder.file("none")) }
    #expect(throws: WeatherFault.self) { try PrivateKey(path: folder.path) }
  }
}
