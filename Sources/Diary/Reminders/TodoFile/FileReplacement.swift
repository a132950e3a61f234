/// The outcome of replacing a file's expected contents.
struct FileReplacement {
  /// The contents that were there instead; nil if they were as expected.
  let others: [UInt8]?
  /// Whether the new contents are in place.
  let isInPlace: Bool
  /// The old file, until its contents are merged back; nil if there is none.
  var displaced: TodoFileDraft?
}
