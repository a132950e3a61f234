import Testing

@testable import DDays

struct CalendarAddressTests {
  @Test(arguments: [
    ("a.ics", "/home/a.ics", "/home/a.ics"), ("/b/a.ics", "/b/a.ics", "/b/a.ics"),
    ("https://h.org/secret/a.ics?k=1#x", "https://h.org/secret/a.ics?k=1", "h.org/…"),
    ("WEBCAL://h.org:99/s", "https://h.org:99/s", "h.org:99/…"),
    ("http://h.org?s", "http://h.org?s", "h.org/…"),
    ("https://h.org/a@b", "https://h.org/a@b", "h.org/…"),
  ])
  func isAPathOrAURL(word: String, stored: String, shown: String) throws {
    let address = try CalendarAddress(word, from: "/home")
    #expect(address.stored == stored && address.shown == shown)
    #expect(CalendarAddress(stored: stored) == address)
  }

  @Test(arguments: [
    ("", "address"), ("https://", "address"), ("https:///a", "address"),
    ("https://h.org/a b", "address"), ("https://h.org/\u{1B}", "address"),
    ("https://h.org\\@evil", "password"), ("https://h\\.org/", "address"),
    ("https://u:p@h.org/", "password"), ("http://u@h.org", "password"),
    ("ftp://h.org/a", "scheme"), ("file:///etc/passwd", "scheme"),
  ])
  func anythingElseIsRefused(word: String, cause: String) {
    #expect(throws: CalendarFault("calendar.fault.\(cause)")) {
      try CalendarAddress(word, from: "/home")
    }
  }
}
