/* Sends the bytes of a file to its terminal, and waits to be ended: the least that a program can
 * cost that shows the same. */
#include <fcntl.h>
#include <unistd.h>

static char bytes[1 << 20];

int main(int count, char **arguments) {
  int file = open(arguments[count - 1], O_RDONLY);
  ssize_t length = read(file, bytes, sizeof bytes);
  for (ssize_t sent = 0, part; sent < length; sent += part) {
    part = write(STDOUT_FILENO, bytes + sent, (size_t)(length - sent));
    if (part < 0) return 1;
  }
  return pause();
}
