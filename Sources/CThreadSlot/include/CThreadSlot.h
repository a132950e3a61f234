#pragma once

// One pointer for each thread, for what a computation is surrounded by.
void *thread_slot_get(void);
void thread_slot_set(void *value);
