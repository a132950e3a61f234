import Foundation
import Glibc

/// An HTTPS server on this machine with its own certificate, which answers `/weather`, and what else it
/// is told to.
package final class SecureServer {
  private let folder: TestFolder
  private let process = Process()
  package let port: Int

  package var origin: String { "https://localhost:\(port)" }
  package var certificate: String { folder.file("certificate.pem") }

  package init(name: String = "localhost", isOver: Bool = false) throws {
    folder = try TestFolder()
    // Only a certificate authority can issue an expired certificate, and that needs a database.
    try shell(
      """
      openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout key.pem \
        -subj /CN=\(name) -addext subjectAltName=DNS:\(name) -out request.pem &&
      touch diary && echo 01 >serial && mkdir new &&
      printf '%s\n' '[ca]' 'default_ca=us' '[us]' 'database=diary' 'serial=serial' \
        'new_certs_dir=new' 'default_md=sha256' 'policy=any' 'copy_extensions=copy' \
        'x509_extensions=own' '[any]' 'commonName=supplied' '[own]' 'basicConstraints=CA:TRUE' \
        >settings &&
      openssl ca -batch -selfsign -config settings -keyfile key.pem -in request.pem \
        -startdate 20200101000000Z -enddate \(isOver ? 2021 : 2049)0101000000Z \
        -out certificate.pem -notext
      """, in: folder.path)
    try Self.serve("fine", at: "/weather", in: folder)
    port = try Self.start(process, in: folder)
  }

  /// Answers requests for a path with a body.
  package func serve(_ body: String, at path: String) throws {
    try Self.serve(body, at: path, in: folder)
  }

  private static func serve(_ body: String, at path: String, in folder: TestFolder) throws {
    let name = String(path.dropFirst())
    try FileManager.default.createDirectory(
      at: URL(filePath: folder.file(name)).deletingLastPathComponent(),
      withIntermediateDirectories: true)
    try folder.write(
      Data("HTTP/1.0 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8), as: name)
  }

  deinit {
    // It ignores weaker signals.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Starts the server on a free port, which it reports.
  private static func start(_ process: Process, in folder: TestFolder) throws -> Int {
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "openssl", "s_server", "-accept", "127.0.0.1:0", "-HTTP", "-key", "key.pem", "-cert",
      "certificate.pem",
    ]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var text = ""
    while let data = try output.fileHandleForReading.read(upToCount: 1), !data.isEmpty {
      text += String(decoding: data, as: UTF8.self)
      if text.hasSuffix("\n"), let port = text.split(whereSeparator: { !$0.isNumber }).last,
        text.contains("ACCEPT 127")
      {
        return Int(port) ?? 0
      }
    }
    throw POSIXError(.ECHILD)
  }
}
