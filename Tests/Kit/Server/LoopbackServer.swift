package import Foundation
import Glibc

/// An HTTP server on this machine with prepared answers for each path.
package final class LoopbackServer: Sendable {
  package indirect enum Reply: Sendable {
    case bytes(Data)
    /// The beginning, then the same bytes repeatedly until the client disconnects.
    case endless(Data, after: Data)
    /// Byte by byte, with a short pause after each.
    case drops(Data)
    /// No answer.
    case silence
    /// Whatever is decided when the question comes.
    case asked(@Sendable () -> Reply)
  }

  private let listener: Int32
  package let port: UInt16
  private let log = Log()

  /// The keys are paths without queries; `""` answers all others.
  package init(_ replies: [String: Reply]) throws {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    port = try Self.bind(listener)
    let (listener, log) = (listener, log)
    Thread.detachNewThread {
      // Only closed here, because elsewhere the number might already belong to another server.
      defer { close(listener) }
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0 else { return }
        Thread.detachNewThread { Self.serve(client, replies, log) }
      }
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
  }

  package var origin: String { "http://127.0.0.1:\(port)" }

  /// The heads of all requests so far.
  package var requests: [String] { log.all }

  private static func bind(_ listener: Int32) throws -> UInt16 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        Glibc.bind(listener, address, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
    return UInt16(bigEndian: address.sin_port)
  }

  private static func serve(_ client: Int32, _ replies: [String: Reply], _ log: Log) {
    defer { close(client) }
    let head = head(from: client)
    log.add(head)
    let path = head.split(separator: " ").dropFirst().first.map(String.init) ?? ""
    let stem = String(path.prefix { $0 != "?" })
    send(replies[stem] ?? replies[""] ?? .silence, to: client)
    shutdown(client, Int32(SHUT_WR))
  }

  private static func send(_ reply: Reply, to client: Int32) {
    switch reply {
    case .bytes(let data): _ = send(data, to: client)
    case .endless(let data, let beginning):
      if send(beginning, to: client) { while send(data, to: client) {} }
    case .drops(let data): drip(data, to: client)
    case .silence: while !receive(from: client).isEmpty {}
    case .asked(let decide): send(decide(), to: client)
    }
  }

  private static func drip(_ data: Data, to client: Int32) {
    for byte in data {
      var watched = pollfd(fd: client, events: Int16(POLLIN), revents: 0)
      guard send(Data([byte]), to: client), poll(&watched, 1, 50) == 0 else { return }
    }
  }

  private static func head(from client: Int32) -> String {
    var bytes: [UInt8] = []
    while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      let more = receive(from: client)
      if more.isEmpty { break }
      bytes += more
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func receive(from client: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      count = max(0, recv(client, buffer.baseAddress, buffer.count, 0))
    }
  }

  private static func send(_ data: Data, to client: Int32) -> Bool {
    var rest = data[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes {
        Glibc.send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }
}

extension LoopbackServer.Reply {
  /// A complete HTTP answer.
  package static func http(
    _ status: String = "200 OK", headers: [String: String] = [:], _ body: Data = Data()
  ) -> Self {
    let lines = headers.map { "\($0.key): \($0.value)\r\n" }.joined()
    let head = "HTTP/1.1 \(status)\r\nContent-Length: \(body.count)\r\nConnection: close\r\n"
    return .bytes(Data("\(head)\(lines)\r\n".utf8) + body)
  }
}
