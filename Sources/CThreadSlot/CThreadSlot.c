#include "CThreadSlot.h"
