// The first file replaces this one.
