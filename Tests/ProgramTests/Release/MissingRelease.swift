/// A program to be tested hasn't been built.
struct MissingRelease: Error, CustomStringConvertible {
  let name: String
  /// Where it would be, in the folder of the build.
  let folder: String

  var description: String {
    let target = name.hasPrefix("faulty") ? "faulty" : "build"
    return "There is no .build/\(folder)/\(name); make \(target) builds it."
  }
}
