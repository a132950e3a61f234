#define _GNU_SOURCE
#include "CKit.h"

#include <errno.h>
#include <fcntl.h>
#include <net/if.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

int kit_enter_new_network(void) { return unshare(CLONE_NEWNET) == 0 ? 0 : -errno; }

int kit_join_network(pid_t process) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/ns/net", process);
  int network = open(path, O_RDONLY | O_CLOEXEC);
  if (network < 0) return -errno;
  int error = setns(network, CLONE_NEWNET) == 0 ? 0 : -errno;
  close(network);
  return error;
}

int kit_set_loopback(int is_up) {
  int any = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (any < 0) return -errno;
  struct ifreq request = {0};
  strcpy(request.ifr_name, "lo");
  int error = ioctl(any, SIOCGIFFLAGS, &request);
  request.ifr_flags = is_up ? request.ifr_flags | IFF_UP : request.ifr_flags & ~IFF_UP;
  if (error == 0) error = ioctl(any, SIOCSIFFLAGS, &request);
  error = error == 0 ? 0 : -errno;
  close(any);
  return error;
}
