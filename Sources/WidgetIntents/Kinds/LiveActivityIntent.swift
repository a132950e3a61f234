/// An intent that starts, changes or ends a live activity.
public protocol LiveActivityIntent: AppIntent {}
