import Glibc

extension Zone {
  /// The directory of the system's zone files.
  package static let directory = "/usr/share/zoneinfo"

  /// Reads the zone with a system name such as `Asia/Seoul`.
  package init(named name: String, in directory: String = Zone.directory) throws(ZoneError) {
    guard ZoneFile.isSafe(name: name) else { throw .unsafe(name: name) }
    do {
      let file = try ZoneFile(path: "\(directory)/\(name)")
      self = try Zone(tzif: file.bytes, name: name)
    } catch .unreadable(_, ENOENT), .unreadable(_, ENOTDIR) {
      throw .unknown(name: name)
    }
  }

  /// The zone set by `TZ`, or else by the system; UTC and the error if it can't be read.
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
      // Only a name without a file can be a POSIX rule; a damaged file is an error.
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
