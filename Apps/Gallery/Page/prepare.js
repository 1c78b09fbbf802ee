// What comes first: the program is fetched and compiled while the page's other modules are on their way.

import { compiled } from './host/program.js'
import { program, sceneName } from './programs.js'

// One that does not come is asked for once more, and missed, where it is used.
compiled(program(sceneName())).catch(() => {})
