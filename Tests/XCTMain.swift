import Testing

/// Starts the tests. With this file the package manager needs no index to find them, which takes a fifth
/// of the time of a build.
@main struct Tests {
  static func main() async {
    await Testing.__swiftPMEntryPoint() as Never
  }
}
