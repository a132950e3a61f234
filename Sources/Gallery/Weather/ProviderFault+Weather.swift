import FoundationEssentials
import Timelines
import Weather

extension ProviderFault {
  /// The reason why there is no newer weather; fails if there is none.
  init?(_ latest: LatestWeather) {
    guard let fault = latest.fault else { return nil }
    self.init(fault, retry: latest.waitsForNetwork ? latest.next : nil)
  }

  init(_ fault: WeatherFault, retry: Date? = nil) {
    self.init(key: fault.sentenceKey, detail: fault.detail, retry: retry)
  }
}
