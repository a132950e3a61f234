/// Why a text or a symbol isn't shown.
package enum Redaction: String, Hashable, Codable, Sendable {
  /// There is no content yet.
  case placeholder
  /// Others may see it.
  case privacy
}

/// The reasons to hide or mark a view's content.
public struct RedactionReasons: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content is a placeholder for missing data.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private and others may see it.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content may be out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
  /// No reason by itself: controls aren't dimmed where content is private, so that a view without any
  /// looks as ever.
  package static let sparingControls = RedactionReasons(rawValue: 8)
}

extension EnvironmentValues {
  /// Why texts and symbols are archived without their content; nil if they are shown. Without content,
  /// there is nothing to keep private.
  var redaction: Redaction? {
    if redactionReasons.contains(.placeholder) { return .placeholder }
    return isPrivate ? .privacy : nil
  }

  /// Whether texts and symbols are archived without their content.
  var isRedacted: Bool { redaction != nil }

  /// Whether the content must be hidden completely, including shapes and colours.
  var isPrivate: Bool { isPrivacySensitive && redactionReasons.contains(.privacy) }
}

extension Node {
  /// The node without its shape and colours, for privacy.
  var hidingForms: Node {
    let paint = Paint(Color.primary.opacity(0.12))
    return switch self {
    case .fill: .fill(FillNode(paint: paint))
    case .shape, .chart:
      .shape(
        ShapeNode(
          outline: ShapeOutline(.rectangle(RectangleCornerRadii(all: 4))), paint: paint))
    default: self
    }
  }

  /// Whether it has something to say, and all of that is private.
  package var isVeiled: Bool { contains(.privacy) && !contains(nil) }

  /// Whether some text or symbol that isn't blank is redacted for this reason; nil for one that is shown.
  private func contains(_ redaction: Redaction?) -> Bool {
    switch self {
    case .text(let text): text.redaction == redaction && !text.isBlank
    case .symbol(let symbol): symbol.redaction == redaction
    default: children.contains { $0.contains(redaction) }
    }
  }
}

extension TextNode {
  fileprivate var isBlank: Bool { runs.allSatisfy { $0.content == .verbatim("") } }
}

extension View {
  /// Adds a reason for redaction.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the view despite the reasons for redaction around it.
  public func unredacted() -> some View {
    UnredactedView(content: self)
  }

  /// Hides the view's content from people other than its owner.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }

  /// Shows the view as out of date from an interaction until new content arrives.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    InvalidatableView(content: self, isInvalidatable: invalidatable)
  }
}

/// A view that is dimmed while its content may be out of date.
package struct InvalidatableView<Content: View>: View {
  let content: Content
  let isInvalidatable: Bool

  package static func _archive(_ view: Self, into archive: inout Archive) {
    let isStale =
      view.isInvalidatable && archive.environment.redactionReasons.contains(.invalidated)
    guard isStale else { return archive.add(view.content) }
    archive.changing(\.isStale, { $0 = true }) {
      $0.add(view.content) { .stale(StaleNode(child: $0)) }
    }
  }
}

/// A view that ignores the reasons for redaction around it.
package struct UnredactedView<Content: View>: View {
  let content: Content

  package static func _archive(_ view: Self, into archive: inout Archive) {
    let isStale = archive.environment.isStale
    archive.changing(\.redactionReasons, { $0 = [] }) { archive in
      archive.changing(\.isStale, { $0 = false }) { archive in
        archive.add(view.content) {
          isStale ? .stale(StaleNode(recedes: false, child: $0)) : $0
        }
      }
    }
  }
}
