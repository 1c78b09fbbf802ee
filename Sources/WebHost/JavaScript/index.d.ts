/** What a program or a page may send: a value that JSON has, or bytes. */
export type Message = null | boolean | number | string | object | ArrayBufferView

/** The pictures of a page that declares them itself. A program knows them by number. */
export interface PictureSource {
  /** The address of a picture. */
  url(picture: number): string
  /** The text for assistive technology. */
  alt?(picture: number): string
  /** Resolves when what the page is loading of them has come. The second part of a program waits for those of its first frames, for at most two seconds. */
  settled?(): Promise<unknown>
}

export interface HostOptions {
  /** Sent before the program starts: `page.start` of the program. */
  start?: Message
  /** Listeners of the program's messages, by name; added before the program starts. */
  on?: Record<string, (value: any, host: Host) => void>
  /** The pictures that the page declares instead of the program. */
  pictures?: PictureSource
  /** Whose keys the program gets: those of the element by default, or of anything around it, such as `document`; null: none. */
  keys?: EventTarget | null
  /** False: nothing is drawn, and the element keeps its content and style; for a program with recognizers and messages only. */
  draws?: boolean
  /** An element whose points are counted instead of those of the host's, for a program that draws nothing over an element that the page moves. */
  within?: HTMLElement
  /** True: the element is in a page that scrolls. One finger scrolls the page; two fingers, and one that taps and lands again, are the program's; a wheel only with the control key. */
  isCooperative?: boolean
  /** True for a press that is to be left to the page, which the program does not hear of; isSecond: it may be the second one of a double tap. */
  leaves?(event: PointerEvent, isSecond: boolean): boolean
  /** False: a wheel, and a trackpad's pinch, are the page's, for a program that uses neither: they scroll and zoom it. True by default. */
  takesWheel?: boolean
  /** True: the second button of a mouse opens the browser's menu of the image below it, which saves and copies it. Otherwise nothing opens, and the button touches: a program tells it from the first one. */
  opensMenus?: boolean
  /** Called once, when the program has failed: with the last line that it printed, and the error. */
  onFailure?(reason: string, error: unknown): void
  /** Called when nothing has moved for a fifth of a second. */
  onRest?(): void
  /** Called with every batch of touch samples that the program gets. */
  onSamples?(samples: Float64Array, count: number, now: number): void
}

export interface Timing {
  batches: number
  moves: number
  batchMs: number
  frames: number
  frameMs: number
  worstMs: number
}

/**
 * Fetches a module and compiles it, once for all hosts of the page. `later` is the address of its second part, where it has one that is not beside it, as of a
 * bundler that gives files other names: `program.wasm` has `program.later.wasm`.
 */
export function compiled(url: string | URL, options?: { later?: string | URL }): Promise<WebAssembly.Module>

/** A program in an element. */
export class Host {
  /** Loads a program and shows it in an element, whose size it follows. A module is compiled once for all hosts of a page. */
  static open(element: HTMLElement, module: string | URL | WebAssembly.Module, options?: HostOptions): Promise<Host>
  readonly element: HTMLElement
  /** True while a pointer is down on the element. */
  readonly isTouched: boolean
  /** Delivers an event of a pointer that came before the program was there; the browser delivers all others. */
  receive(event: Event): void
  /** Milliseconds spent in the program. */
  readonly timing: Timing
  /** Sends a message to the program. */
  send(name: string, value?: Message): void
  /** Listens to the program's messages of a name. Returns a function that removes the listener. */
  on(name: string, listener: (value: any, host: Host) => void): () => void
  /** Requests a frame; not needed after a message. */
  wake(): void
  /**
   * Draws now what would be drawn with the next frame. For the first picture of a page: while a browser paints what stands around it, the
   * next frame may be tenths of a second away.
   */
  draw(): void
  /** Ends the program and removes it from the element: no message goes to it and none comes from then on. */
  close(): void
}
