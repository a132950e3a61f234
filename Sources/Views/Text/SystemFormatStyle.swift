/// The system's formats for values that change with time.
public enum SystemFormatStyle {}
