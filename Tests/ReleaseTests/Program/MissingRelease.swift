/// A program to be tested hasn't been built.
struct MissingRelease: Error, CustomStringConvertible {
  let name: String

  var description: String {
    let target = name.hasPrefix("faulty") ? "faulty" : "build"
    return "There is no .build/release/\(name); make \(target) builds it."
  }
}
