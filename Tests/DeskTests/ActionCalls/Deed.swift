import Foundation
import WidgetIntents

/// An intent with a chosen conduct, good or bad.
struct Deed: AppIntent {
  enum Conduct: String, AppEnum {
    case nothing, failing, explaining, hindered, hanging, blocking

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Conduct"
    static let caseDisplayRepresentations: [Conduct: DisplayRepresentation] = [:]
  }

  static let title: LocalizedStringResource = "Deed"
  @Parameter(title: "Conduct") var conduct: Conduct

  init() {}

  @Parameter(title: "Hindrance") var hindrance: String?

  init(_ conduct: Conduct, by hindrance: String? = nil) {
    (self.conduct, self.hindrance) = (conduct, hindrance)
  }

  func perform() async throws -> some IntentResult {
    switch conduct {
    case .nothing: break
    case .failing: throw Complaint()
    case .explaining: throw Explanation()
    case .hindered: throw Obstacle(path: hindrance ?? "")
    case .hanging: await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    case .blocking: Self.block()
    }
    return .result()
  }

  /// Nobody ever writes to the pipe.
  private static func block() {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    var byte: UInt8 = 0
    _ = read(ends[0], &byte, 1)
  }
}

private struct Complaint: Error, CustomStringConvertible {
  var description: String { "no network" }
}

/// It lasts as long as a file exists.
private struct Obstacle: PassingError {
  let path: String

  var hasPassed: Bool { !FileManager.default.fileExists(atPath: path) }
}

private struct Explanation: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "todo.sync-failed" }
}
