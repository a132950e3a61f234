package import Intents
package import Timelines

/// All that is needed to ask a widget's provider; the request is named in the answer.
package struct Question: Sendable {
  package let request: Request
  package let kind: WidgetKind
  package let configuration: [String: IntentValue]
  package let context: TimelineProviderContext
}
