package import FoundationEssentials

extension Schedule {
  /// The date until which a widget shows its entry unless something happens: that of the next entry or
  /// of the next request, `.distantFuture` if there is none. Nil if something is awaited or has failed.
  package func end(of id: Instance.ID, at date: Date) -> Date? {
    guard let timeline = timelines[id], timeline.calls.isEmpty, timeline.wish == nil,
      timeline.faults == 0, let reel = timeline.projection?.reel, reel.providerFault == nil
    else { return nil }
    let ends = [reel.next(after: date), timeline.due(in: zone)?.date]
    return ends.compactMap(\.self).min() ?? .distantFuture
  }
}
