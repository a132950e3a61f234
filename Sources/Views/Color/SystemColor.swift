/// The colours that every look knows.
package enum SystemColor: String, Hashable, Codable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case white, gray, black, clear
  case primary, secondary, accent, background
}
