import Testing

@testable import Desk

struct DirectoriesTests {
  private func folders(
    _ environment: [String: String], chosen: String? = nil
  ) -> [String]? {
    Directories(environment: environment, chosen: chosen).map {
      [$0.config, $0.data, $0.state, $0.cache]
    }
  }

  private let underHome = [
    "/home/a/.config/widgetty", "/home/a/.local/share/widgetty", "/home/a/.local/state/widgetty",
    "/home/a/.cache/widgetty",
  ]

  private static let all = [
    "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s/", "XDG_CACHE_HOME": "/",
  ]

  @Test(arguments: ["/home/a", "/home/a/"])
  func liesUnderHomeUnlessToldOtherwise(_ home: String) {
    #expect(folders(["HOME": home]) == underHome)
  }

  @Test(arguments: ["", "relative", "./c", "~/c"])
  func ignoresWhatIsNotAbsolute(_ folder: String) {
    let environment = Self.all.mapValues { _ in folder }.merging(["HOME": "/home/a"]) { $1 }
    #expect(folders(environment) == underHome)
  }

  @Test func followsTheVariables() {
    let expected = ["/c/widgetty", "/d/widgetty", "/s/widgetty", "/widgetty"]
    #expect(folders(Self.all) == expected)
    #expect(folders(Self.all.merging(["HOME": "/home/a"]) { $1 }) == expected)
  }

  @Test(arguments: DirectoriesTests.all.keys.sorted())
  func needsHomeForEachVariableThatIsMissing(_ variable: String) {
    var environment = Self.all
    environment[variable] = nil
    #expect(folders(environment) == nil)
    environment["HOME"] = "home"
    #expect(folders(environment) == nil)
    environment["HOME"] = "/home/a"
    #expect(folders(environment) != nil)
  }

  @Test(arguments: ["/x", "/x/"])
  func liesUnderTheChosenFolderWhateverTheVariablesSay(_ chosen: String) {
    let expected = ["/x/config", "/x/data", "/x/state", "/x/cache"]
    #expect(folders(Self.all, chosen: chosen) == expected)
    #expect(folders([:], chosen: chosen) == expected)
  }

  @Test func leavesARelativeChoiceRelative() {
    #expect(folders([:], chosen: "demo")?.first == "demo/config")
  }
}
