import Glibc
import Views

/// Shapes of all kinds, side by side, for visual inspection.
struct ShapeSheet: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 17) {
      row { $0.fill(.blue) }
      row { $0.stroke(.orange, style: StrokeStyle(lineWidth: 6)) }
      row { $0.trim(from: 0, to: 0.7).stroke(.green, style: pen(.round)) }
      row { $0.trim(from: 0.1, to: 0.7).stroke(.mint, style: pen(.butt)) }
      row {
        $0.fill(LinearGradient(colors: [.yellow, .pink], startPoint: .top, endPoint: .bottom))
      }
      row {
        $0.stroke(AngularGradient(colors: [.green, .yellow, .red], center: .center), lineWidth: 9)
      }
      row {
        $0.fill(
          RadialGradient(colors: [.white, .indigo], center: .center, startRadius: 4, endRadius: 50))
      }
      row { $0.stroke(.white, style: StrokeStyle(lineWidth: 1)) }
      usual
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .padding()
    .background(Color(red: 0.1, green: 0.16, blue: 0.35))
  }

  /// Typical uses of shapes in tutorials.
  private var usual: some View {
    HStack(alignment: .top, spacing: 16) {
      ZStack {
        Circle().stroke(.white.opacity(0.2), lineWidth: 10)
        Circle().trim(from: 0, to: 0.7)
          .stroke(Color.orange.gradient, style: StrokeStyle(lineWidth: 10, lineCap: .round))
          .rotationEffect(.degrees(-90))
        Text("70%").bold()
      }
      .frame(width: 96, height: 102)
      VStack(alignment: .leading, spacing: 17) {
        Text("확인").padding(.horizontal, 16).background(.blue, in: Capsule())
        ZStack(alignment: .leading) {
          Capsule().fill(.white.opacity(0.25))
          Capsule().fill(.yellow).frame(width: 80)
        }
        .frame(width: 120, height: 6)
        HStack(spacing: 8) {
          Circle().fill(.red).frame(width: 8, height: 8)
          Text("list")
        }
      }
      Text("Card\nof two lines").padding(16).background(Color.purple.gradient)
        .clipShape(RoundedRectangle(cornerRadius: 12))
      Text("Line").padding(16).overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))
      LinearGradient(colors: [.orange, .pink], startPoint: .leading, endPoint: .trailing)
        .frame(width: 96, height: 85).clipShape(Circle())
      VStack(spacing: 0) {
        HourCurve([18, 19, 23, 25, 25, 23, 23, 20]).frame(width: 160, height: 68)
        RangeBar(value: 17...26, in: 12...26).frame(width: 160)
        RangeBar(value: 14...22, in: 12...26).frame(width: 160)
        Sparkline([1, 3, 2, 5, 4, .nan, 6]).frame(width: 96, height: 34)
      }
      Text("Edge over it").frame(width: 120, height: 68)
        .background(alignment: .leading) { Circle().fill(.white).frame(width: 68) }
    }
  }

  private func pen(_ cap: CGLineCap) -> StrokeStyle {
    StrokeStyle(lineWidth: 8, lineCap: cap)
  }

  private func row<Painted: View>(_ paint: @escaping (AnyShape) -> Painted) -> some View {
    HStack(spacing: 16) {
      ForEach(Self.shapes.indices, id: \.self) { index in
        paint(Self.shapes[index]).frame(width: index % 2 == 0 ? 80 : 96, height: 85)
      }
    }
  }

  private static let shapes = [
    AnyShape(Rectangle().inset(by: 4)), AnyShape(RoundedRectangle(cornerRadius: 16).inset(by: 4)),
    AnyShape(Circle().inset(by: 4)), AnyShape(Capsule().inset(by: 4)),
    AnyShape(Ellipse().inset(by: 4)),
    AnyShape(UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30)),
    AnyShape(Star()), AnyShape(Wave()), AnyShape(Rectangle().inset(by: 15).rotation(.degrees(45))),
  ]
}

/// A star in the largest centred square, as tutorials draw it.
struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    var path = Path()
    for index in 0..<10 {
      let reach = index.isMultiple(of: 2) ? radius : radius * 0.45
      let turn = Double(index) / 10 * 2 * .pi - .pi / 2
      let point = CGPoint(x: center.x + reach * cos(turn), y: center.y + reach * sin(turn))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

/// A hill with its own margin.
struct Wave: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX + 4, y: rect.maxY - 4))
      path.addCurve(
        to: CGPoint(x: rect.maxX - 4, y: rect.maxY - 4),
        control1: CGPoint(x: rect.midX, y: rect.minY - rect.height / 2),
        control2: CGPoint(x: rect.midX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
