// Says that the server is not reached any more, for as long as that is so.

import { text } from './strings.js'

export class Connection {
  constructor(line) {
    this.line = line
  }

  reached(isReached) {
    this.line.textContent = isReached ? '' : text('serverGone')
  }
}
