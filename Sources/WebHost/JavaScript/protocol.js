// Made by `make protocol` of Sources/WebHost/Protocol/WebProtocol.swift; changes belong there.

export const VERSION = 9

// Operations
export const CREATED = 0
export const INSERTED = 1
export const REMOVED = 2
export const GEOMETRY = 3
export const OPACITY = 4
export const HIDDEN = 5
export const BACKGROUND = 6
export const CLIPS = 7
export const CORNERS = 8
export const IMAGE = 9
export const CONTENT_MODE = 10
export const TEXT = 11
export const TEXT_STYLE = 12
export const SCROLLED = 13
export const ACCESSIBILITY = 14
export const PATH = 15
export const BORDER = 16
export const SHADOW = 17
export const MASKED_CORNERS = 18
export const DRAWING = 19

// Layer kinds
export const KIND_VIEW = 0
export const KIND_IMAGE = 1
export const KIND_LABEL = 2
export const KIND_SCROLL = 3
export const KIND_PATH = 4
export const KIND_BACKDROP = 5
export const KIND_MASK = 6

// Roles
export const ROLE_NONE = 0
export const ROLE_IMAGE = 1
export const ROLE_BUTTON = 2
export const ROLE_STATUS = 3
export const ROLE_GROUP = 4
export const ROLE_HIDDEN = 5
export const ROLE_TOGGLE = 6
export const ROLE_SLIDER = 7
export const ROLE_HEADING = 8
export const ROLE_LINK = 9

// Fields of a touch sample
export const SAMPLE_ID = 0
export const SAMPLE_PHASE = 1
export const SAMPLE_X = 2
export const SAMPLE_Y = 3
export const SAMPLE_TIME = 4
export const SAMPLE_FORCE = 5
export const SAMPLE_RADIUS = 6
export const SAMPLE_KIND = 7
export const SAMPLE_ALTITUDE = 8
export const SAMPLE_AZIMUTH = 9
export const SAMPLE_BUTTONS = 10

export const SAMPLE_LENGTH = 11
export const LARGEST_BATCH = 256

// Phases of touches and presses
export const BEGAN = 0
export const MOVED = 1
export const ENDED = 3
export const CANCELLED = 4

// Kinds of touches
export const DIRECT = 0
export const PENCIL = 2
export const INDIRECT_POINTER = 3

// Traits, the bits of a sum
export const TRAIT_REDUCES_MOTION = 1
export const TRAIT_IS_DARK = 2
export const TRAIT_IS_FOCUSED = 4
export const TRAIT_IS_VISIBLE = 8
export const TRAIT_TEXT_SIZE = 16

// What is to be felt
export const FEEL_LIGHT = 0
export const FEEL_MEDIUM = 1
export const FEEL_HEAVY = 2
export const FEEL_SOFT = 3
export const FEEL_RIGID = 4
export const FEEL_SELECTION = 5
export const FEEL_SUCCESS = 6
export const FEEL_WARNING = 7
export const FEEL_ERROR = 8

// What is wanted of a layer
export const ASSIST_DECREMENT = 0
export const ASSIST_INCREMENT = 1
export const ASSIST_ACTIVATE = 2

/** What a module exports, without `tsumami_` in front. */
export const EXPORTS = /** @type {const} */ (['version', 'open', 'touch', 'hover', 'press', 'key', 'assist', 'wheel', 'traits', 'resize', 'frame', 'idle', 'samples', 'changes', 'memory', 'message', 'picture', 'safe_area', 'modifiers'])
