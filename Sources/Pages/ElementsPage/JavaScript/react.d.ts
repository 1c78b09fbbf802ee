// The elements in TSX, for React 18 and 19.

import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { TsumamiViewer, TsumamiViewerEventMap, TsumamiZoom, TsumamiZoomEventMap, ViewerContent, ViewerItem } from './index.js'

export * from './index.js'

// Custom elements have `class` in React 18, and `className` in 19. Their events do not bubble, so that `onChange` and `onError` would never be called.
type Props<Element> = DetailedHTMLProps<Omit<HTMLAttributes<Element>, 'onChange' | 'onError'>, Element> & { class?: string }

// React 19 adds listeners to custom elements by lower-case names, and sets their properties; React 18 does neither, without a word, and writes "false" into attributes.
type Of18Or19<In18, In19> = typeof import('react') extends { useActionState: unknown } ? In19 : In18
type Listeners<Element, Events, Names extends keyof Events & string> = {
  [Name in Names as `on${Name}`]?: (event: Events[Name] & { readonly currentTarget: Element }) => void
}
type ViewerIn19 = Listeners<TsumamiViewer, TsumamiViewerEventMap, 'open' | 'change' | 'zoom' | 'close' | 'error'> & {
  items?: readonly (ViewerItem | ViewerContent)[] | null, history?: '' | boolean, loop?: '' | boolean
}
type ZoomIn19 = Listeners<TsumamiZoom, TsumamiZoomEventMap, 'zoom' | 'error'>

interface TsumamiElements {
  'tsumami-viewer': Props<TsumamiViewer> & Of18Or19<{ history?: '', loop?: '' }, ViewerIn19> & {
    selector?: string, direction?: 'up' | 'down', label?: string
    'close-label'?: string, 'previous-label'?: string, 'next-label'?: string, 'failed-label'?: string, 'failed-video-label'?: string
    'play-label'?: string, 'pause-label'?: string, 'mute-label'?: string, 'position-label'?: string
  }
  'tsumami-zoom': Props<TsumamiZoom> & Of18Or19<{}, ZoomIn19> & {
    'max-scale'?: number | string, gestures?: 'cooperative' | 'greedy', direction?: 'up' | 'down', label?: string, hint?: string
  }
}

declare global {
  namespace JSX {
    interface IntrinsicElements extends TsumamiElements {}
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends TsumamiElements {}
  }
}
