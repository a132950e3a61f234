/// How little and how much something can take, and how early it is served.
struct Flexibility {
  var minimum: Int
  var maximum: Int
  var priority = 0.0

  var range: Int { maximum - minimum }
}
