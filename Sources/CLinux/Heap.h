#pragma once

/// Ends what is only good for a start: what is freed goes back to the system earlier, and the system
/// makes no large pages any more of what was released of them.
void heap_settle(void);
