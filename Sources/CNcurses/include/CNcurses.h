#pragma once

#include "CrashGuard.h"
#include "Painter.h"
