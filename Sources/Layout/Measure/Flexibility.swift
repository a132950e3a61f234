/// The smallest and largest length of a part, and its priority.
struct Flexibility {
  var minimum: Int
  var maximum: Int
  var priority = 0.0

  var range: Int { maximum - minimum }
}
