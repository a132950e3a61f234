/// A unit of precipitation.
package enum PrecipitationUnit: String, CaseIterable, Hashable, Sendable {
  case millimetres = "mm"
  case inches = "in"
}
