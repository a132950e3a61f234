import System

/// A text file that may be lost without harm.
struct CacheFile {
  let path: String
  /// The maximum size in bytes; longer files aren't read.
  var limit = WeatherAnswer.greatestSize

  /// The contents, empty if they can't be read completely; nil if there is no file.
  var text: String? {
    do throws(FileError) {
      let bytes = try WholeFile.bytes(at: path, upTo: limit, followingLinks: false)
      return String(validating: bytes, as: UTF8.self) ?? ""
    } catch .tooLarge {
      return ""
    } catch {
      return nil
    }
  }

  func drop() { try? DurableFile(path: path).remove() }

  /// Replaces the file in one step, so that no one reads half of it; creates missing folders.
  func write(_ text: String) {
    try? DurableFile(path: path).write(Array(text.utf8), makingFolders: true)
  }
}

/// A folder with the last report of each source for each place.
package struct WeatherCache: Sendable {
  private let folder: String

  package init(in folder: String) {
    self.folder = folder
  }

  /// The cached report; nil if there is none. Removes an unreadable one.
  package func report(of place: Location, from source: Source) -> WeatherReport? {
    let file = CacheFile(path: path(of: place, source))
    guard let text = file.text else { return nil }
    guard case .report(let report) = WeatherAnswer(text: text), report.source == source,
      report.place.isWhere(place)
    else {
      file.drop()
      return nil
    }
    return report
  }

  /// Caches a report; failures are ignored, because they only cost time.
  package func keep(_ report: WeatherReport) {
    CacheFile(path: path(of: report.place, report.source)).write(WeatherAnswer.report(report).text)
  }

  private func path(of place: Location, _ source: Source) -> String {
    func written(_ degrees: Double) -> String { "\((degrees * 10_000).rounded() / 10_000)" }
    return "\(folder)/\(source.rawValue)_\(written(place.latitude))_\(written(place.longitude))"
  }
}

extension Location {
  /// Whether requests for both places would be the same.
  package func isWhere(_ other: Location) -> Bool {
    zoneName == other.zoneName && abs(latitude - other.latitude) < 0.0002
      && abs(longitude - other.longitude) < 0.0002
  }
}
