/// Why bytes are no compiled terminal description.
package enum TerminfoFault: Error, Hashable {
  case unknownFormat
  case endsEarly
  /// A count or an offset points where nothing can be.
  case outOfBounds
}
