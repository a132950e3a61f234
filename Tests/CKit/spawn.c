#define _GNU_SOURCE
#include "CKit.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>

static void describe_session(posix_spawnattr_t *attributes) {
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_init(attributes);
  posix_spawnattr_setsigmask(attributes, &none);
  posix_spawnattr_setsigdefault(attributes, &all);
  posix_spawnattr_setflags(
      attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
}

/// A session's leader that opens a terminal comes to control it, unless it says otherwise.
static void describe_files(posix_spawn_file_actions_t *files, const char *inner, int controls,
                           const char *directory) {
  posix_spawn_file_actions_init(files);
  posix_spawn_file_actions_addopen(files, 0, inner, O_RDWR | (controls ? 0 : O_NOCTTY), 0);
  posix_spawn_file_actions_adddup2(files, 0, 1);
  posix_spawn_file_actions_adddup2(files, 0, 2);
  posix_spawn_file_actions_addclosefrom_np(files, 3);
  posix_spawn_file_actions_addchdir_np(files, directory);
}

pid_t kit_spawn(const char *inner, int controls, const char *directory, char *const arguments[],
                char *const environment[]) {
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t files;
  describe_session(&attributes);
  describe_files(&files, inner, controls, directory);
  pid_t process = 0;
  int error = posix_spawn(&process, arguments[0], &files, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  return error ? -error : process;
}
