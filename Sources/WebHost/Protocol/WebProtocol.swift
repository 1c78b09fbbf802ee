// The table of everything that passes between a page and a module. `make protocol` generates the
// JavaScript constants and PROTOCOL.md from it; a test fails where they differ.

/// The protocol between a page and a module.
nonisolated package enum WebProtocol {
  /// Increased with each change after which a page of one version cannot run a module of the other.
  package static let version: Int32 = 9
}

/// The operations in the list of layer changes.
nonisolated enum LayerOperation: Int, CaseIterable {
  case created, inserted, removed, geometry, opacity, hidden, background, clips, corners
  case image, contentMode, text, textStyle, scrolled, accessibility, path
  case border, shadow, maskedCorners, drawing

  /// The operands after the operation and the layer's id.
  var operands: String {
    switch self {
    case .created: "kind"
    case .inserted: "parent, index"
    case .removed: ""
    case .geometry: "x, y, width, height, a, b, c, d, tx, ty"
    case .opacity: "alpha"
    case .hidden, .clips: "on"
    case .background: "r, g, b, a"
    case .corners: "radius"
    case .image: "picture"
    case .contentMode: "mode"
    case .text: "address, length"
    case .textStyle: "size, weight, r, g, b, a, alignment, lines, mode"
    case .scrolled: "x, y"
    case .accessibility:
      "role, state, address, length, value address, value length, hint address, hint length, identifier address, identifier length"
    case .path: "width, r, g, b, a, count, x, y, …"
    case .border: "width, r, g, b, a"
    case .shadow: "r, g, b, a, deviation, x, y"
    case .maskedCorners: "corners"
    case .drawing: "x, y, width, height, count, shapes …"
    }
  }

  var meaning: String {
    switch self {
    case .created: "A new layer of a layer kind, without a parent."
    case .inserted:
      "Becomes the child at `index` of `parent`; parent 0 is the element of the host. Also moves a layer."
    case .removed: "Gone with everything in it; its ids are not used again."
    case .geometry:
      "Top left corner and size before the transform, in the parent's content; the transform applies about the middle."
    case .opacity: "0 to 1."
    case .hidden: "1: not drawn, with everything in it."
    case .background:
      "A color in sRGB, 0 to 1 each; a = 0 is none. Layer 0 is the element of the host."
    case .clips: "1: what lies outside the rectangle is not drawn."
    case .corners: "In points."
    case .image: "The number of a picture; −1 is none."
    case .contentMode:
      "0 scale to fill, 1 aspect fit, 2 aspect fill, 3 center, 4 redrawn (a picture is scaled to fill)."
    case .text: "UTF-8, valid until the next call; a line feed begins a new line."
    case .textStyle:
      "Weight 100 to 900; alignment 0 left, 1 center, 2 right, 3 justified, 4 natural; the most lines, 0 any number; broken 0 between words, 1 between letters, 2 cut off, 4 with an ellipsis."
    case .scrolled: "The layer's content is shown from this point on."
    case .accessibility:
      "A role, the sum of 1 where it is enabled and 2 where it is selected, and a label, a value and a hint for those who do not see the layer; and an identifier for tests."
    case .path: "A line in the layer's own coordinates: its width, its color, its corners."
    case .border:
      "A line along the inner edge, following the corners, in front of everything in the layer; width 0 is none."
    case .shadow:
      "Of the rectangle with its corners, outside of it only: the standard deviation of its blur (CSS: half of it), and how far it is moved; a = 0 is none."
    case .maskedCorners:
      "The corners that have the radius, added up: 1 top left, 2 top right, 4 bottom left, 8 bottom right. 15, all, at first."
    case .drawing:
      "What is drawn behind the children, all of it: the rectangle that is drawn in, fitted into the layer by its mode, or the width −1 where nothing is fitted or cut off; and shapes. Of each the rule (0 winding, 1 even-odd), the color inside and the one of the line (r, g, b, a; a = 0 is none), the line's width, cap (0 butt, 1 round, 2 square), join (0 miter, 1 round, 2 bevel), miter limit, how far into the dashes it begins, the count of dashes and gaps, their lengths, the count of parts, and the parts: 0 move, 1 line, 2 quadratic, 3 cubic, 4 close, and their points (x, y). A gradient all over the layer is one of the shapes: 2 instead of the rule, its kind (0 axial, 1 radial, 2 conic), its start and its end (x, y), the count of stops, and of each the location and the color."
    }
  }
}

/// The role of a layer for assistive technology.
nonisolated enum LayerRole: Int, CaseIterable {
  case none, image, button, status, group, hidden, toggle, slider, heading, link

  var meaning: String {
    switch self {
    case .none: "Nothing in particular."
    case .image: "A picture."
    case .button: "Can be pressed: reached by Tab, pressed by Enter, Space or a screen reader."
    case .status: "A change of its text is announced."
    case .group: "Holds other things, and has a name."
    case .hidden: "Assistive technology and keys do not reach it, nor what is in it."
    case .toggle: "A button that is on or off: its value is `1` or `0`."
    case .slider:
      "Has a value that arrow keys change: `50%`, `2 / 5` for the second of five, or words."
    case .heading: "The title of what follows: screen readers go from one to the next."
    case .link: "Leads somewhere else; pressed as a button is."
    }
  }
}

/// The fields of a touch sample, in their order; each is an `f64`.
nonisolated enum SampleField: Int, CaseIterable {
  case id, phase, x, y, time, force, radius, kind, altitude, azimuth, buttons

  var meaning: String {
    switch self {
    case .id: "Tells fingers apart while they are down."
    case .phase: "0 began, 1 moved, 3 ended, 4 cancelled."
    case .x, .y: "From the top left corner of the element."
    case .time: "When it was measured."
    case .force: "1 is an average touch, 0 unknown."
    case .radius: "Half the width of the contact, 0 unknown."
    case .kind: "0 direct, 2 pencil, 3 indirect pointer."
    case .altitude: "Between a pen and the surface, in radians; π/2 is upright."
    case .azimuth: "Where a pen leans to, in radians."
    case .buttons:
      "The buttons with which a pointer is down, as in `PointerEvent.buttons`; 0 is the first one, or the same as before."
    }
  }

  /// The largest number of samples in one call.
  static let largestBatch = 256
}

/// The person's preferences and the page's state; the bits of a sum.
nonisolated enum TraitBit: Int, CaseIterable {
  case reducesMotion = 1
  case isDark = 2
  case isFocused = 4
  case isVisible = 8
  case textSize = 16

  var meaning: String {
    switch self {
    case .reducesMotion: "`prefers-reduced-motion: reduce`."
    case .isDark:
      "The page is dark in the element: `prefers-color-scheme: dark`, where its `color-scheme` leaves the choice."
    case .isFocused: "The element or something in it has the focus."
    case .isVisible: "The page is in front."
    case .textSize:
      "And all bits above it, as a number: how many times as large as usual somebody's text is, in thousandths; 0 where that is not known."
    }
  }
}

/// The codes of haptic feedback.
nonisolated enum FeedbackCode: Int, CaseIterable {
  case light, medium, heavy, soft, rigid, selection, success, warning, error
}

/// What assistive technology or a key wants of a layer.
nonisolated enum AssistRequest: Int, CaseIterable {
  case decrement, increment, activate
}

/// The functions that a module exports, as `tsumami_` and the name.
nonisolated enum ModuleExport: String, CaseIterable {
  case version, open, touch, hover, press, key, assist, wheel, traits, resize, frame, idle
  case samples, changes, memory, message, picture
  case safeArea = "safe_area"
  case modifiers

  var signature: String {
    switch self {
    case .version: "() -> i32"
    case .open: "(width, height, scale, traits: i32, time) -> i32"
    case .touch: "(count: i32, time)"
    case .hover: "(x, y, inside: i32, time)"
    case .press: "(code: i32, phase: i32, character: i32, modifiers: i32, time) -> i32"
    case .key: "(code: i32, character: i32, modifiers: i32, time) -> i32"
    case .assist: "(id: i32, request: i32, time) -> i32"
    case .wheel: "(x, y, dx, dy, pinch: i32, time) -> i32"
    case .traits: "(bits: i32, time)"
    case .resize: "(width, height, scale, time)"
    case .safeArea: "(top, left, bottom, right, time)"
    case .modifiers: "(modifiers: i32, time)"
    case .frame: "(time) -> f64"
    case .idle, .samples, .changes: "() -> i32"
    case .memory: "(length: i32) -> i32"
    case .message: "(name: i32, length: i32, json: i32, time)"
    case .picture: "(picture: i32, width, height, time)"
    }
  }

  var meaning: String {
    switch self {
    case .version:
      "The version of this table that the module was built with; called before all others."
    case .open:
      "Makes the window, after `main` has been called once and the message `start`, if any, was sent. 1 where there is something to show."
    case .touch:
      "Delivers the first `count` samples as one batch. Several moves of one id are coalesced samples."
    case .hover: "A pointer hovers at a point; `inside` 0: it has left the element."
    case .press:
      "A key as a press: its number in the USB HID usage page 7 or 0, 0 began, 3 ended or 4 cancelled, the code point that it types or 0, and the sum of 1 caps lock, 2 shift, 4 control, 8 alt, 16 command. 1 where a recognizer or a responder used it."
    case .key:
      "A key went down, or is held on, that no press used. 1 where it was used: by the program, or to scroll or zoom."
    case .assist:
      "Assistive technology or a key wants something of a layer: 0 the next smaller value, 1 the next larger one, 2 that it is pressed. 1 where it was done; a layer that was not pressed is to be tapped."
    case .wheel:
      "A step of a wheel or a trackpad in CSS pixels; `pinch` 1 for a trackpad's pinch, of which 100 are a factor of e. 1 where something used it."
    case .traits: "How the page is from now on: the sum of the trait bits."
    case .resize: "The element has a new size, or the screen another scale."
    case .safeArea:
      "How far each edge of the element is covered, by a notch and the like: the element's padding."
    case .modifiers:
      "Other modifier keys are down from now on, while pointers do something: the same sum as for a press."
    case .frame:
      "One frame. Answers when it wants the next: 0 at the next animation frame, a time to come at the latest then, −1 not before something happens."
    case .idle: "1 where nothing moves and nothing is pending."
    case .samples: "The address of the buffer for samples; it never moves."
    case .changes:
      "The address of two `i32`, which never move: the address of the list of changes of the last frame, and how many numbers it has. The list is valid until the next call."
    case .memory: "Room for so many bytes, for the message that comes next; valid until then."
    case .message:
      "A message of the page: `name` bytes of its name and `length` of its contents stand in that room; `json` 1 where they are JSON."
    case .picture:
      "A picture that the module asked for has been loaded: its size in pixels, or 0 and 0 where it cannot be shown."
    }
  }
}

/// The functions that a module imports from `tsumami`. A program imports only those that it uses.
nonisolated enum ModuleImport: String, CaseIterable {
  case message, image, bytes, load, drop, measure, feedback, notify

  var signature: String {
    switch self {
    case .message: "(name: i32, nameLength: i32, address: i32, length: i32, json: i32)"
    case .image: "(picture: i32, address: i32, length: i32)"
    case .bytes: "(picture: i32, address: i32, length: i32)"
    case .load, .drop: "(picture: i32)"
    case .measure:
      "(address: i32, length: i32, size, weight: i32, width, lines: i32, mode: i32) -> f64"
    case .feedback: "(code: i32, intensity)"
    case .notify: "(layer: i32, address: i32, length: i32)"
    }
  }

  var meaning: String {
    switch self {
    case .message: "A message of the program."
    case .image:
      "A picture of the program's: lines of an address each; after a tab the width in pixels, where there are several to choose from, the smallest first; before the first, a line with the words for those who do not see it."
    case .bytes: "A picture of the program's, as the bytes of a file that the browser can show."
    case .load: "Load the picture now, and answer with `tsumami_picture`."
    case .drop: "The picture is not used any more."
    case .measure:
      "How wide the widest line of a text is, in points, in the font that labels have, and 65,536 times the number of its lines, which are broken at a width, unless that is 0."
    case .feedback: "Something is to be felt, with 0 to 1 of its force."
    case .notify:
      "Words that assistive technology is to read out; without words the layer that reading goes on with, after the next changes, 0 for the element itself."
    }
  }
}
