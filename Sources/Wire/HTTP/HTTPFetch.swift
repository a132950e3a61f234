/// A request to the fetching process, and the most that its answer may hold.
///
/// It is handed over on standard input, where no list of processes shows a private address.
package struct HTTPFetch: Hashable, Sendable {
  package let request: HTTPRequest
  /// The greatest size of the answer's body in bytes, unpacked.
  package let limit: Int

  package init(_ request: HTTPRequest, upTo limit: Int) {
    (self.request, self.limit) = (request, limit)
  }
}

extension HTTPFetch {
  static let title = "widgetty-http 1"
  /// The argument by which the fetching process knows that a fetch is on its standard input.
  package static let argument = "http"
  private static let last = "end"

  /// The fetch as lines of text; nil if one of its parts isn't on a single line.
  package var text: String? {
    let headers = request.headers.sorted { $0.key < $1.key }
    let lines =
      [Self.title, "limit \(limit)", "origin \(request.origin)", "path \(request.path)"]
      + headers.map { "header \($0.key): \($0.value)" } + [Self.last]
    guard !lines.contains(where: { $0.utf8.contains { $0 < 0x20 || $0 == 0x7F } }) else {
      return nil
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Fails if the text isn't a complete fetch.
  package init?(text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.popLast() == "", lines.popLast() == Self.last[...], lines.count > 3,
      lines[0] == Self.title, let limit = Int(lines[1].value(of: "limit") ?? ""), limit > 0,
      let origin = lines[2].value(of: "origin"), let path = lines[3].value(of: "path")
    else { return nil }
    var request = HTTPRequest(origin: origin, path: path)
    for line in lines.dropFirst(4) {
      guard let (name, value) = line.header else { return nil }
      request.headers[name] = value
    }
    self.init(request, upTo: limit)
  }
}

extension Substring {
  /// The rest of a line that starts with a word; nil if it starts with another.
  func value(of word: String) -> String? {
    hasPrefix("\(word) ") ? String(dropFirst(word.count + 1)) : nil
  }

  /// The name and value of a line about a header; nil if it isn't one.
  var header: (name: String, value: String)? {
    guard let text = value(of: "header"), let end = text.firstRange(of: ": ") else { return nil }
    return (String(text[..<end.lowerBound]), String(text[end.upperBound...]))
  }
}
