import Testing
import Weather

struct WeatherSettingsTests {
  @Test func areReadLineByLine() {
    var settings = WeatherSettings()
    let wrong = settings.read(
      """
      # Who I am
      source met-norway
      contact  me@example.org

      key-file /home/me/my key.p8
      """)
    #expect(wrong == [])
    #expect(settings.sources == [.metNorway] && settings.contact == "me@example.org")
    #expect(settings.keyFile == "/home/me/my key.p8")
  }

  @Test(arguments: ["source frogs", "source", "frogs", "contact", "Source auto"])
  func aLineThatMakesNoSenseIsNamed(line: String) {
    var settings = WeatherSettings()
    #expect(settings.read("source auto\n\(line)") == [2])
    #expect(settings == WeatherSettings())
  }
}
