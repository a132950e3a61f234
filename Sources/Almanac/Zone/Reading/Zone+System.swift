import Glibc

extension Zone {
  /// Where the system keeps the files of its zones.
  package static let directory = "/usr/share/zoneinfo"

  /// The zone with a name of the system's, such as `Asia/Seoul`.
  package init(named name: String, in directory: String = Zone.directory) throws(ZoneError) {
    guard ZoneFile.isSafe(name: name) else { throw .unsafe(name: name) }
    do {
      let file = try ZoneFile(path: "\(directory)/\(name)")
      self = try Zone(tzif: file.bytes, name: name)
    } catch .unreadable(_, ENOENT), .unreadable(_, ENOTDIR) {
      throw .unknown(name: name)
    }
  }

  /// The zone that `TZ`, or without it the system, asks for; UTC and the fault if there is none.
  package static func system(environment: [String: String]) -> (zone: Zone, fault: ZoneError?) {
    do {
      return (try asked(by: environment), nil)
    } catch {
      return (.utc, error)
    }
  }

  private static func asked(by environment: [String: String]) throws(ZoneError) -> Zone {
    guard let text = environment["TZ"] else { return try local() }
    let name = text.first == ":" ? String(text.dropFirst()) : text
    guard !name.isEmpty else { return .utc }
    guard name.first != "/" else {
      guard !name.utf8.contains(0) else { throw .unsafe(name: name) }
      return try Zone(tzif: ZoneFile(path: name).bytes, name: name)
    }
    do {
      return try Zone(named: name, in: environment["TZDIR"] ?? directory)
    } catch {
      // Only a name without a file may be a rule; a damaged file is told of.
      guard case .unknown = error, let zone = try? Zone(posix: name) else { throw error }
      return zone
    }
  }

  private static func local() throws(ZoneError) -> Zone {
    let path = "/etc/localtime"
    do {
      let name = ZoneFile.linkedName(path) ?? "localtime"
      return try Zone(tzif: ZoneFile(path: path).bytes, name: name)
    } catch .unreadable(_, ENOENT) {
      return .utc
    }
  }
}
