// What a process does to itself before it reads files of strangers, and how open files are handed to it. In C, because the
// rules of seccomp and the control messages of sockets are made with macros.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// Closes all descriptors from this one on.
void sandbox_close_from(int first);

// Limits the memory of this process to so many bytes more than it has now, and forbids core dumps and files.
// Answers 0, or the number of the error.
int sandbox_limit_memory(uint64_t bytes);

// Ends this process after so many more seconds of computing. Answers 0, or the number of the error.
int sandbox_limit_time(unsigned int seconds);

// From here on this process can compute, read and write what is open, and have memory and threads; it cannot open anything, start
// anything, or use a network. Answers 0, or the number of the error.
int sandbox_seal(void);

// From here on, whatever program this process becomes has no network, so many seconds of computing and four gigabytes of memory, and can change
// no file. Answers 0, or the number of the error.
int sandbox_confine(unsigned int seconds);

// Sends bytes over a local socket, and an open file with them unless it is -1. Answers how many bytes were sent, or -1.
ssize_t sandbox_send(int socket, const void *bytes, size_t count, int file);

// Receives bytes, and the open file that came with them, or -1. Answers how many bytes, 0 at the end, or -1.
ssize_t sandbox_receive(int socket, void *bytes, size_t count, int *file);
