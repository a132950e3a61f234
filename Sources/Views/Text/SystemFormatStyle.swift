/// The ways in which the system words what goes on with the time.
public enum SystemFormatStyle {}
