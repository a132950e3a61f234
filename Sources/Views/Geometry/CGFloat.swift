/// A length in points.
public typealias CGFloat = Double
