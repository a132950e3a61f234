import FoundationEssentials
import Pages

/// Sample pages behind some links.
struct SamplePages: PageMaker {
  let links: [String]

  init(behind links: [String]) {
    self.links = links
  }

  func link(of url: URL) -> String? { links.first { $0 == url.absoluteString } }

  func page(behind link: String) -> any Page { SamplePage() }
}
