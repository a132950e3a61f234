package import Cells
package import Views

extension Color {
  package init(_ rgb: RGB) {
    self.init(
      red: Double(rgb.red) / 255, green: Double(rgb.green) / 255, blue: Double(rgb.blue) / 255)
  }
}
