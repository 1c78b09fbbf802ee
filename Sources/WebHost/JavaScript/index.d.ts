/** What a program or a page may send: a value that JSON has, or bytes. */
export type Message = null | boolean | number | string | object | ArrayBufferView

/** The pictures of a page that declares them itself. A program knows them by number. */
export interface PictureSource {
  /** The address of a picture. */
  url(picture: number): string
  /** The words for those who do not see it. */
  alt?(picture: number): string
}

export interface HostOptions {
  /** Sent before the program starts: `page.start` of the program. */
  start?: Message
  /** Those who hear the program's messages, by their names; there before the program starts. */
  on?: Record<string, (value: any, host: Host) => void>
  /** The pictures that the program shows without having declared them. */
  pictures?: PictureSource
  /** Whose keys the program gets: those of the element by default, or of anything around it, such as `document`; null: none. */
  keys?: EventTarget | null
  /** False: nothing is drawn, and the element keeps its content and its looks. The program is there for its recognizers and its messages. */
  draws?: boolean
  /** True: the element is within a page that scrolls. One finger scrolls the page, two fingers are the program's, and so is one that taps and lands again; a wheel is only with the control key. */
  isCooperative?: boolean
  /** Told once, when the program has stopped for good: what it said last, and the error. */
  onFailure?(reason: string, error: unknown): void
  /** Hears every batch of touch samples, as the program gets them. */
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

/** Fetches a module and compiles it, once for all hosts of the page. */
export function compiled(url: string): Promise<WebAssembly.Module>

/** A program in an element. */
export class Host {
  /** Loads a program and shows it in an element, whose size it follows. A module is compiled once for all hosts of a page. */
  static open(element: HTMLElement, module: string | URL | WebAssembly.Module, options?: HostOptions): Promise<Host>
  readonly element: HTMLElement
  /** Milliseconds spent in the program. */
  readonly timing: Timing
  /** Sends a message to the program. */
  send(name: string, value?: Message): void
  /** Listens to the program's messages of a name. Answers a function that ends it. */
  on(name: string, listener: (value: any, host: Host) => void): () => void
  /** Asks for a frame; after a message it is asked for already. */
  wake(): void
  /** Ends the program and takes it out of the element. */
  close(): void
}
