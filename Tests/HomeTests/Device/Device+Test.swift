import System
import Home
import Testing

extension Device {
  static func test(_ screen: String? = nil) throws -> Device {
    try #require(DeviceTable(parsing: Asset.devices.text)[screen ?? "430x932"])
  }
}
