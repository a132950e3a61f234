#pragma once

// Linked into a program, this has system calls and allocations fail that the environment names:
//
// FAULT_CALL   read, write, short (half is written), sync, rename, open, start (of a process),
//              sqlite, curses or curl (an allocation of that library)
// FAULT_AT     the first call that fails, counted from 1 for each kind
// FAULT_LASTS  if set, all later ones fail too
// FAULT_TALLY  a file in which the calls are counted: a 64-bit number for each kind in the order
//              above, then how many have failed and the descriptor of the last that did
// FAULT_RECORD a file to which all that changes files is appended
//
// Swift's own allocations never fail: nothing could go on after them.
