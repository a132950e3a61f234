#pragma once

// One pointer for each thread, which holds the context of a computation.
void *thread_slot_get(void);
void thread_slot_set(void *value);
