/// What somebody asks for who fills in a form.
package enum FormRequest: Hashable, Sendable {
  case press(Field.ID)
  case save
}
