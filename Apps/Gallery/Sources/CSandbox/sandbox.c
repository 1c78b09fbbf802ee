#define _GNU_SOURCE
#include "sandbox.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <malloc.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/prctl.h>
#endif

void sandbox_close_from(int first) {
#ifdef __linux__
  closefrom(first);
#else
  for (int file = first; file < 1024; file++) close(file);
#endif
}

int sandbox_limit_memory(uint64_t bytes) {
#ifdef __linux__
  // Each thread with an arena of its own would take 64 MB of addresses.
  mallopt(M_ARENA_MAX, 1);
  unsigned long pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file) return errno;
  int found = fscanf(file, "%lu", &pages);
  fclose(file);
  if (found != 1) return EIO;
  uint64_t total = (uint64_t)pages * (uint64_t)sysconf(_SC_PAGESIZE) + bytes;
  struct rlimit memory = {total, total}, none = {0, 0};
  if (setrlimit(RLIMIT_AS, &memory) || setrlimit(RLIMIT_CORE, &none) || setrlimit(RLIMIT_FSIZE, &none))
    return errno;
  return 0;
#else
  return ENOSYS;
#endif
}

int sandbox_limit_time(unsigned int seconds) {
  struct timespec used;
  if (clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used)) return errno;
  struct rlimit limit;
  if (getrlimit(RLIMIT_CPU, &limit)) return errno;
  limit.rlim_cur = (rlim_t)used.tv_sec + 1 + seconds;
  return setrlimit(RLIMIT_CPU, &limit) ? errno : 0;
}

#ifdef __linux__
// All that decoders need once they are loaded. Whatever is not here is answered with "not permitted", which libraries take for a machine
// that lacks it.
static const char *const allowed[] = {
    "read", "readv", "pread64", "write", "writev", "lseek", "close", "fstat", "dup", "poll", "ppoll",
    "recvmsg", "recvfrom", "sendmsg", "sendto", "mmap", "munmap", "mremap", "mprotect", "madvise", "brk",
    "futex", "futex_waitv", "set_robust_list", "rseq", "exit", "exit_group", "rt_sigaction", "rt_sigprocmask",
    "rt_sigreturn", "sigaltstack", "tgkill", "getpid", "gettid", "sched_yield", "sched_getaffinity",
    "clock_gettime", "clock_getres", "clock_nanosleep", "nanosleep", "gettimeofday", "getrandom",
    "restart_syscall", "sched_getattr", "sched_setattr",
    "sched_getparam", "sched_getscheduler", "membarrier", "getcpu", "getrusage", "getrlimit", "setrlimit", "ugetrlimit", "sysinfo", "uname",
};

int sandbox_seal(void) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return errno;
  if (prctl(PR_SET_DUMPABLE, 0, 0, 0, 0)) return errno;
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
  if (!filter) return ENOMEM;
  int error = 0;
  for (size_t index = 0; index < sizeof allowed / sizeof *allowed && !error; index++) {
    int call = seccomp_syscall_resolve_name(allowed[index]);
    // Not every machine has every call.
    if (call != __NR_SCMP_ERROR && call >= 0)
      error = seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 0);
  }
  // Threads, and no processes: clone3 hides its flags in memory, and the C library does without it where it is missing.
  if (!error)
    error = seccomp_rule_add(
        filter, SCMP_ACT_ALLOW, SCMP_SYS(clone), 1,
        SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, CLONE_THREAD));
  if (!error) error = seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0);
  // Its own limits only.
  if (!error)
    error = seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(prlimit64), 1, SCMP_A0(SCMP_CMP_EQ, 0));
  if (!error)
    error = seccomp_rule_add(
        filter, SCMP_ACT_ALLOW, SCMP_SYS(prctl), 1, SCMP_A0(SCMP_CMP_EQ, PR_SET_NAME));
  // What is known of an open file, and of nothing by its name.
  if (!error)
    error = seccomp_rule_add(
        filter, SCMP_ACT_ALLOW, SCMP_SYS(fcntl), 1, SCMP_A1(SCMP_CMP_EQ, F_GETFL));
  if (!error)
    error = seccomp_rule_add(
        filter, SCMP_ACT_ALLOW, SCMP_SYS(newfstatat), 1, SCMP_A3(SCMP_CMP_EQ, AT_EMPTY_PATH));
  if (!error) error = seccomp_load(filter);
  seccomp_release(filter);
  return -error;
}

int sandbox_confine(unsigned int seconds) {
  struct rlimit none = {0, 0}, memory = {(rlim_t)4 << 30, (rlim_t)4 << 30}, time = {seconds, seconds};
  if (setrlimit(RLIMIT_AS, &memory) || setrlimit(RLIMIT_CORE, &none) || setrlimit(RLIMIT_FSIZE, &none) ||
      setrlimit(RLIMIT_CPU, &time))
    return errno;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return errno;
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
  if (!filter) return ENOMEM;
  static const char *const forbidden[] = {
      "socket", "connect", "bind", "listen", "accept", "accept4", "ptrace", "process_vm_readv", "process_vm_writev",
      "unlink", "unlinkat", "rename", "renameat", "renameat2", "rmdir", "mkdir", "mkdirat", "link", "linkat", "symlink",
      "symlinkat", "truncate", "ftruncate", "chmod", "fchmod", "fchmodat", "chown", "fchown", "lchown", "fchownat",
      "utimensat", "io_uring_setup", "mount", "umount2", "unshare", "setns"};
  int error = 0;
  for (size_t index = 0; index < sizeof forbidden / sizeof *forbidden && !error; index++) {
    int call = seccomp_syscall_resolve_name(forbidden[index]);
    if (call != __NR_SCMP_ERROR && call >= 0)
      error = seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), call, 0);
  }
  // A file that is opened anew would be emptied before anything is written to it.
  static const char *const opening[] = {"open", "openat"};
  for (int index = 0; index < 2 && !error; index++) {
    int call = seccomp_syscall_resolve_name(opening[index]);
    const int flags[] = {O_TRUNC, O_CREAT};
    for (int flag = 0; flag < 2 && !error && call >= 0; flag++)
      error = seccomp_rule_add(
          filter, SCMP_ACT_ERRNO(EPERM), call, 1,
          SCMP_CMP(index == 0 ? 1 : 2, SCMP_CMP_MASKED_EQ, (scmp_datum_t)flags[flag], (scmp_datum_t)flags[flag]));
  }
  if (!error) error = seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(openat2), 0);
  if (!error) error = seccomp_load(filter);
  seccomp_release(filter);
  return -error;
}
#else
int sandbox_seal(void) { return ENOSYS; }
int sandbox_confine(unsigned int seconds) {
  (void)seconds;
  return ENOSYS;
}
#endif

ssize_t sandbox_send(int socket, const void *bytes, size_t count, int file) {
  struct iovec part = {(void *)bytes, count};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  union {
    char room[CMSG_SPACE(sizeof(int))];
    struct cmsghdr align;
  } control;
  if (file >= 0) {
    memset(&control, 0, sizeof control);
    message.msg_control = control.room;
    message.msg_controllen = sizeof control.room;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(header), &file, sizeof(int));
  }
  ssize_t sent;
  do sent = sendmsg(socket, &message, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  return sent;
}

ssize_t sandbox_receive(int socket, void *bytes, size_t count, int *file) {
  struct iovec part = {bytes, count};
  union {
    char room[CMSG_SPACE(sizeof(int))];
    struct cmsghdr align;
  } control;
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.room, .msg_controllen = sizeof control.room};
  *file = -1;
  ssize_t got;
  do got = recvmsg(socket, &message, 0);
  while (got < 0 && errno == EINTR);
  if (got <= 0) return got;
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (header && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS)
    memcpy(file, CMSG_DATA(header), sizeof(int));
  return got;
}
