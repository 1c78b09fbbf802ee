#pragma once
// The program has its own main, which SDL is not to replace.
#define SDL_MAIN_HANDLED
#include <SDL.h>
