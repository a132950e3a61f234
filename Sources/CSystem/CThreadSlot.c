#include "CThreadSlot.h"

static _Thread_local void *slot;

void *thread_slot_get(void) { return slot; }

void thread_slot_set(void *value) { slot = value; }
