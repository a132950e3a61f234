extension WidgetTimeline {
  /// What kept newer entries away when the last answer came.
  var providerFault: ProviderFault? {
    faults > 0 ? fault?.providerFault : projection?.reel.providerFault
  }

  /// What is to be told of as the last fault.
  var lastFault: TimelineFault? { providerFault.map(TimelineFault.provider) ?? fault }
}
