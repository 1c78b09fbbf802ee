// The program of tsumami.js for pages with nothing but `<tsumami-zoom>`.
import Elements
import WebHost

WebHost.runWithoutDrawing { Elements.zoom($0) }
