import System
import Testing

struct HomeFolderTests {
  @Test(arguments: [
    ("/a/b", "/a/b"), ("~/a", "/home/me/a"), ("~//a", "/a"), ("a", "/here/a"),
    ("./a/b", "/here/a/b"), ("../a", "/here/../a"), ("~a", "/here/~a"),
  ])
  func aWrittenPathCountsFromSomewhere(written: String, path: String) {
    let home = HomeFolder(path: "/home/me")
    #expect(home.absolute(written, from: "/here") == path)
    #expect(home.absolute(written, from: "/here/") == path)
    #expect(HomeFolder.begins(written) == (home.absolute(written) != written || written == path))
  }

  @Test func withoutAFolderItStaysAsItIs() {
    #expect(HomeFolder(path: nil).absolute("~/a", from: "/here") == "~/a")
    #expect(HomeFolder(path: "/home/me").absolute("a") == "a")
  }
}
