import Weather

@testable import Gallery

extension CityEntity {
  static let seoul = CityEntity(id: "seoul", place: .seoul)
  static let busan = CityEntity(id: "busan", place: .busan)
  static let daejeon = CityEntity(id: "daejeon", place: .daejeon)
  static let gwangju = CityEntity(id: "gwangju", place: .gwangju)
  static let jeju = CityEntity(id: "jeju", place: .jeju)
}
