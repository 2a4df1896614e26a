// The functions of the header are written in Swift; this file makes it a module that Swift can check them against.
#include "selection-core.h"
