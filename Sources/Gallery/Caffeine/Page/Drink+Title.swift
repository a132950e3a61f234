import Diary
import Store
import Views

extension Drink {
  var title: Text { OfferedDrink(name: name, milligrams: milligrams).title }
}

extension OfferedDrink {
  /// Its name in the user's language, or the user's own name for it.
  var title: Text {
    isOnMenu ? Text(LocalizedStringKey(name)) : Text(verbatim: name)
  }
}
