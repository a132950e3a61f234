package import Desk
import Wire
import Home

extension Supply {
  /// The pictures in the user's files, which a separate program reads.
  package static let pictures = Supply(others: [
    { site, supplies in
      let shop = PictureShop(
        program: FetchProgram(environment: site.environment), home: site.home,
        shelf: site.directories.map { PictureShelf(in: $0.cache) }, instant: { site.instant })
      supplies.pictures = PictureSource { path in
        PictureReading(
          of: path,
          shop.pixels(at: path).mapError { .init($0.sentence(about: path, in: site.commandWords)) })
      }
    }
  ])
}
