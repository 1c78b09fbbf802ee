// The elements in TSX, for React 18 and 19.

import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { TsumamiViewer, TsumamiZoom } from './index.js'

export * from './index.js'

// Custom elements have `class` in React 18, and `className` in 19.
type Props<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element> & { class?: string }

interface TsumamiElements {
  'tsumami-viewer': Props<TsumamiViewer> & {
    selector?: string, direction?: 'up' | 'down', history?: '', loop?: '', label?: string
    'close-label'?: string, 'previous-label'?: string, 'next-label'?: string, 'failed-label'?: string, 'failed-video-label'?: string
    'play-label'?: string, 'pause-label'?: string, 'mute-label'?: string, 'position-label'?: string
  }
  'tsumami-zoom': Props<TsumamiZoom> & {
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
