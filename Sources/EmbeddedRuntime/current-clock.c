// Kept for each thread, so that code on another thread never sees a clock that is not its own. (On wasm32, which
// has one thread, these are plain variables.)
#include "EmbeddedRuntime.h"

static _Thread_local void *clock;
static _Thread_local double time;

void *touchkit_current_clock(void) { return clock; }
double touchkit_current_time(void) { return time; }

void touchkit_set_current_time(double new_time) { time = new_time; }
void touchkit_set_current(void *new_clock, double new_time) {
  clock = new_clock;
  time = new_time;
}
