/// A request that a user makes by filling in a form.
package enum FormRequest: Hashable, Sendable {
  case press(Field.ID)
  case save
}
