// What the page may use of the program, and of the elements.

/**
 * Loads the program for a part, which the elements and `recognize` do by themselves when they are about to be used. That of `viewer`, which is the default, has
 * everything and is used for all parts once it has been asked for, or where the page has a viewer; those of `zoom` and `recognizers` are smaller. Rejects where it cannot
 * be loaded, and on a server.
 */
export function load(part: 'viewer' | 'zoom' | 'recognizers'): Promise<WebAssembly.Module>
export function load(): Promise<WebAssembly.Module>

/**
 * Says where `tsumami.wasm` is, where it is not beside the modules, and that it is to be used for all parts: called before the program is loaded, which it does
 * not do by itself. An address that is no whole one counts from the page.
 */
export function setProgram(address: string | URL): void

/** The events of a viewer, which do not bubble, and those of any element. */
export type TsumamiViewerEventMap = Omit<HTMLElementEventMap, 'change' | 'close' | 'error'> & {
  open: CustomEvent<{ index: number }>
  change: CustomEvent<{ index: number }>
  close: CustomEvent<{ index: number }>
  zoom: CustomEvent<{ index: number, scale: number }>
  error: CustomEvent<{ index: number }>
}

/**
 * Links around images, which open before the page. Attributes: `selector` (which links; those with an image in them by
 * default, unless they download something or lead to `#…`, `mailto:` or `tel:`), `direction` (`up`: one finger that taps, lands again and drags up enlarges; or `down`), `history` (the browser's
 * back closes the picture), `loop` (the first picture follows the last one, of three and more; as it is when the viewer opens), `label`, `close-label`, `previous-label`, `next-label`, `failed-label`, and of videos
 * `failed-video-label`, `play-label`, `pause-label`, `mute-label`, `position-label`; words are read when the viewer opens. A link may say
 * `data-srcset` (the large picture in several widths), `data-width`, `data-height` and `data-caption`. One whose `type` begins with `video/`, or, without a type, whose address ends in
 * mp4, m4v, mov, webm or ogv, is a video: it plays in its place, without sound at first, over its `data-poster` or its image. The links may change at any time; the picture that is shown
 * stays while its link is there.
 *
 * Events: `open`, `change`, `zoom`, `close`, `error`.
 */
export class TsumamiViewer extends HTMLElement {
  /** Those that open, as they are now; those that stand for `items`, which are nowhere in the page. */
  readonly links: HTMLAnchorElement[]
  /**
   * Pictures that the page has as data, which `open` shows instead of what is in the markup; null, the default, where that counts. A list that has changed is to be set again, also while one is
   * open: the same picture has the same `src`. Setting anything else throws a TypeError.
   */
  get items(): (ViewerItem | ViewerContent)[] | null
  set items(items: readonly (ViewerItem | ViewerContent)[] | null | undefined)
  /** The number of the picture that is shown, from 0; −1 while the viewer is closed. Setting it goes there. */
  index: number
  readonly isOpen: boolean
  /** The scale of the picture that is shown: 1 is all of it. */
  readonly scale: number
  /** Opens a picture, the first by default. Where the viewer is open, goes there. Rejects where there is no such picture, and where the viewer is in no document. */
  open(index?: number): Promise<void>
  /** Lets the picture go back to its place in the page. */
  close(): void
  /** Turns to the next picture, of several calls so many further; at the last one nothing happens, or with `loop` the first one follows. */
  next(): void
  /** Turns to the one before, as `next`. */
  previous(): void
  /**
   * Zooms to a scale, as far as fingers can: 1 shows all of the picture, and the largest is that at which a pixel of it is 3 points wide, or twice the whole, or that at which it fills the
   * window, whichever is most. A drawing (`.svg`) has no pixels, and counts as one of 4000. Does nothing while nothing is shown.
   */
  zoomTo(scale: number): void
  addEventListener<K extends keyof TsumamiViewerEventMap>(type: K, listener: (this: TsumamiViewer, event: TsumamiViewerEventMap[K]) => unknown, options?: boolean | AddEventListenerOptions): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
  removeEventListener<K extends keyof TsumamiViewerEventMap>(type: K, listener: (this: TsumamiViewer, event: TsumamiViewerEventMap[K]) => unknown, options?: boolean | EventListenerOptions): void
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void
}

/** A picture or a video that a page has as data: what a link around an image would say. */
export interface ViewerItem {
  /** The address of the large picture, or of a video. */
  src: string
  /** The large picture in several widths, as in an image's `srcset`. */
  srcset?: string
  /** Of the large picture: it opens in this shape, and has its own once it has been loaded. */
  width?: number
  height?: number
  /** What it is called, for those who do not see it; by default as the image of `element`. */
  alt?: string
  caption?: string
  /** `video/mp4` or another one says that it is a video. */
  type?: string
  /** The address of what is seen of a video before it plays. */
  poster?: string
  /** The address of a small picture, which is seen until the large one is there; by default that of the image of `element`. */
  thumbnail?: string
  /** What in the page it grows out of and goes back to, such as its thumbnail; asked for again each time where it is a function, as for a list of which only a part is in the page. Without one it fades. */
  element?: Element | null | (() => Element | null | undefined)
}

/** An element in place of a picture, such as a map, a frame or a page of words, turned, pulled and zoomed like one. */
export interface ViewerContent {
  /**
   * What is shown. It is put into the viewer when its slide comes into sight, with the page's styles, and taken out when that leaves, which ends what plays in a frame; a function is asked for
   * it each time. It fills the slide, and is scrolled where it is longer. Links, buttons and fields in it work; what else is to keep its fingers stops their `pointerdown`, and its `wheel`. A frame keeps all of them:
   * buttons and keys turn from there.
   */
  content: Element | (() => Element | null | undefined)
  /** Of the slide: its shape; that of the window by default. */
  width?: number
  height?: number
  /** What it is called, for those who do not see it; by default as the image of `element`. */
  alt?: string
  caption?: string
  /** An address that the page has for it, by which an item that is made anew with another function is the same one. */
  src?: string
  /** What in the page it grows out of and goes back to, as of a picture. */
  element?: ViewerItem['element']
}

/** The events of a zoom, which do not bubble, and those of any element. */
export type TsumamiZoomEventMap = Omit<HTMLElementEventMap, 'error'> & {
  /** The scale or the place is another one: where the contents' top left corner is, in points of the element. */
  zoom: CustomEvent<{ scale: number, x: number, y: number }>
  error: CustomEvent<{ reason: string }>
}

/**
 * One image, or any element, zoomed in place in a page that scrolls. What is larger than the zoom, such as a map or a table that is wider than the page or higher than
 * the zoom's `height`, is shown whole at first, and can be zoomed to `max-scale` and dragged to each of its edges; a change of its size is followed. Attributes: `max-scale` (3), `gestures` (`cooperative`, or
 * `greedy`: one finger drags), `direction` (`up` or `down`), `label`, `hint` (empty: none). Two quick taps on a link, a button or a field in it are two clicks, and zoom
 * beside them; of two zooms in each other the inner one zooms.
 *
 * Events: `zoom`, `error`.
 */
export class TsumamiZoom extends HTMLElement {
  /** 1 is the size that its contents have in the page; for what is larger than the zoom, the size that it has by itself. */
  readonly scale: number
  /** The smallest scale, at which all of its contents is seen: 1, or less where they are larger than the zoom. */
  readonly minScale: number
  /** The largest scale, from 1: the attribute `max-scale`. Less than 1 removes it, and 3 counts. */
  maxScale: number
  readonly isGreedy: boolean
  /**
   * Zooms to a scale, from `minScale` to `maxScale`; the point, in points of the element, stays where it is: by default the middle. With `corner` the top left corner of its contents comes to be
   * there, as far as their edges allow, which is what `detail` of `zoom` says of another one; always at once. Resolves when it has begun: `zoom` tells of
   * each step; with `animated: false` when it is done. Does nothing where the element is in no document. Rejects with a TypeError for what is no number and for options that
   * there are not; one that is undefined is not said. Rejects, too, where its program cannot be loaded, and where the element has had no size yet, as in something with
   * `display: none`.
   */
  zoomTo(scale: number, options?: { x?: number, y?: number, corner?: Point, animated?: boolean }): Promise<void>
  /** Shows all of it, as at first: at `minScale`. Rejects where its program cannot be loaded. */
  reset(options?: { animated?: boolean }): Promise<void>
  addEventListener<K extends keyof TsumamiZoomEventMap>(type: K, listener: (this: TsumamiZoom, event: TsumamiZoomEventMap[K]) => unknown, options?: boolean | AddEventListenerOptions): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
  removeEventListener<K extends keyof TsumamiZoomEventMap>(type: K, listener: (this: TsumamiZoom, event: TsumamiZoomEventMap[K]) => unknown, options?: boolean | EventListenerOptions): void
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void
}

declare global {
  interface HTMLElementTagNameMap {
    'tsumami-viewer': TsumamiViewer
    'tsumami-zoom': TsumamiZoom
  }
}

export type RecognizerName = 'tap' | 'doubleTap' | 'twoFingerTap' | 'longPress' | 'pan' | 'pinch' | 'rotation'
  | 'swipe' | 'swipeLeft' | 'swipeRight' | 'swipeUp' | 'swipeDown' | 'oneFingerZoom' | 'stroke'
export type Direction = 'right' | 'down' | 'left' | 'up'

/** A recognizer with more than its name; where it has a `name` of its own, events and the other recognizers call it so. */
export interface RecognizerOptions<Type extends RecognizerName = RecognizerName, Name extends string = string> {
  type: Type
  /** What it is called in events and in `waitsFor` and `with`; its type by default. */
  name?: Name
  /** Those that have to fail before it recognizes. By default a tap waits for one with more taps, and a single one for a one-finger zoom. */
  waitsFor?: readonly string[]
  /** Those that may recognize at the same time. By default pan, pinch and rotation may. */
  with?: readonly string[]
  /** Of taps, long presses, pans and swipes: how many fingers. */
  touches?: number
  /** Of taps: how many. */
  taps?: number
  /** Of a long press, in seconds; 0.5 by default. */
  duration?: number
  /** In points: of a one-finger zoom, how far the finger moves before it begins, 10 by default; of a stroke, how long a direction is at least, 45 by default. */
  threshold?: number
  /** Of a swipe; of a one-finger zoom, which way enlarges. */
  direction?: Direction
  /** Of a pan: it begins only where the finger sets out along this axis; along the other one it scrolls what the element is in. */
  axis?: 'x' | 'y'
  /**
   * Of a pinch: by default it hears a trackpad's pinch, which browsers tell as a wheel with the control key; true: any wheel, also without the key; false: none, and the browser zooms the page.
   * Of a pan: true: it hears a wheel, and two fingers on a trackpad, along its `axis` where it has one; by default they scroll the page. A wheel pans or pinches, not both.
   */
  wheel?: boolean
  /** Of a stroke: the directions in order, such as `['down', 'right']` for an L. */
  strokes?: readonly Direction[]
}

/** How far a gesture is. One that has begun ends, or is cancelled. */
export type RecognizerState = 'began' | 'changed' | 'ended' | 'cancelled'

/** What every gesture, or step of one, says. */
export interface RecognizedGesture<Name extends string = string> {
  name: Name
  state: RecognizerState
  /** In seconds, as `performance.now() / 1000`. */
  time: number
  /** From the top left corner of the element, or of the one of `within`, in its own points, also where it is turned or scaled: of one finger, or the middle of several. */
  x: number
  y: number
  /** How many fingers; 0 for a wheel and a trackpad. */
  touches: number
  /** That it is recognized on. */
  element: HTMLElement | SVGElement
  /** What the first of its fingers landed on: the element, or something in it; of several taps the first finger of the last one. */
  target: Element
  /** Of the first of its fingers; that of a wheel and a trackpad is a mouse; empty for a press by a key or a screen reader. */
  pointerType: 'touch' | 'mouse' | 'pen' | ''
}

export interface RecognizedPan<Name extends string = string> extends RecognizedGesture<Name> {
  type: 'pan'
  /** In points of the element, along its own axes, since it began. */
  translation: { x: number, y: number }
  /** In points per second. */
  velocity: { x: number, y: number }
  scale?: undefined
  rotation?: undefined
}

export interface RecognizedScale<Name extends string = string> extends RecognizedGesture<Name> {
  type: 'pinch' | 'oneFingerZoom'
  /** Since it began. */
  scale: number
  /** In scale per second. */
  velocity: number
  translation?: undefined
  rotation?: undefined
}

export interface RecognizedRotation<Name extends string = string> extends RecognizedGesture<Name> {
  type: 'rotation'
  /** In radians, clockwise, since it began. */
  rotation: number
  /** In radians per second. */
  velocity: number
  translation?: undefined
  scale?: undefined
}

/** A gesture with a place alone, which goes on for a while. */
export interface RecognizedPlace<Name extends string = string> extends RecognizedGesture<Name> {
  type: 'longPress' | 'stroke'
  translation?: undefined
  scale?: undefined
  rotation?: undefined
  velocity?: undefined
}

/** A gesture that is told of once, when it has been made. */
export interface RecognizedOnce<Name extends string = string> extends RecognizedGesture<Name> {
  type: 'tap' | 'swipe'
  state: 'ended'
  translation?: undefined
  scale?: undefined
  rotation?: undefined
  velocity?: undefined
}

/** A gesture, or a step of one: its `type` says what is in it. A `doubleTap` and a `twoFingerTap` are of the type `tap`, a `swipeLeft` is of the type `swipe`. */
export type Recognized<Name extends string = string> =
  RecognizedPan<Name> | RecognizedScale<Name> | RecognizedRotation<Name> | RecognizedPlace<Name> | RecognizedOnce<Name>

export interface Recognition<Name extends string = string> {
  /** Kept when touches are recognized from now on. */
  readonly ready: Promise<void>
  /** One that is not enabled recognizes nothing, and is cancelled if it does. */
  setEnabled(name: Name, isEnabled: boolean): void
  /** Ends all of them, without a word to a gesture that has begun: `setEnabled` with false cancels it. */
  stop(): void
}

/**
 * Recognizers on an element, with UIKit's arbitration: a pinch that has begun keeps a tap from being one, and so on. What they are called in events, and for
 * `setEnabled`, is one of the names in the list, also to TypeScript.
 *
 * @param options.touchAction the element's `touch-action`; by default what the recognizers need, or what your styles say where that is less
 * @param options.within an element whose points are counted instead of the element's own: of what around it the place is said of one that is moved, turned and scaled
 * @param options.signal stops them when it is aborted
 * @param options.before what `recognize` has answered for elements around this one: a gesture that begins on this one cancels theirs, and while it goes on nothing begins on them; a tap on this one is
 *   none on them, for which one there waits until it can be none here. Without it both hear of each finger
 * @throws TypeError for a name, an option or a value that there is not, and for anything but an element; an option that is undefined is not said
 */
export function recognize<Short extends RecognizerName = never, Type extends RecognizerName = never, Name extends string = never>(
  element: HTMLElement | SVGElement, recognizers: readonly (`${Short}` | RecognizerOptions<Type, Name>)[], callback: (event: Recognized<Short | Type | Name>) => void,
  options?: { touchAction?: string, within?: HTMLElement | SVGElement, signal?: AbortSignal, before?: Recognition<any> | readonly Recognition<any>[] }): Recognition<Short | Type | Name>

/** A place of two axes. */
export interface Point {
  x: number
  y: number
}

/** Where something goes by itself, at any time: a number, or a point. */
export interface Deceleration<Place extends number | Point> {
  /** In seconds, until it rests; 0 for what does not move. */
  readonly duration: number
  /** Where it comes to rest. */
  readonly rest: Place
  /** Where it is so many seconds after it was let go of: before that where it began, and after `duration` at `rest`. */
  at(seconds: number): Place
}

export interface DecelerationOptions<Place extends number | Point> {
  /** In points per second, as of a `pan` that has ended. */
  velocity: Place
  /** Where it is let go of; 0 by default. */
  from?: Place
  /** Where it may come to rest, in each axis; no edges by default. What goes over an edge comes back to it, and so does what is let go of beyond one. */
  min?: Place
  max?: Place
  /** The share of the velocity that each millisecond leaves, between 0 and 1: 0.998 by default, as in a scroll view; at 0.99 it stops soon. */
  rate?: number
}

/**
 * The motion of what a finger has let go of, as in a scroll view: it slows down, goes over an edge and comes back, in each axis by itself. It moves nothing: each frame asks
 * it for a place. What is slower than 10 points a second has stopped; what is nearer than half a point to the edge that it comes back to is there. Needs no program.
 *
 * At 0.998 a fling of 750 points a second goes on for 369 points in 2.16 seconds; one that comes to an edge at 3000 goes 100 points beyond it, and is back 0.78 seconds later.
 *
 * @throws TypeError where a number is none, `min` is larger than `max`, or `rate` is not between 0 and 1, and for an option that there is not
 */
export function deceleration(options: DecelerationOptions<number>): Deceleration<number>
export function deceleration(options: DecelerationOptions<Point>): Deceleration<Point>
