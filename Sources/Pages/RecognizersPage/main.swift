// The program of tsumami.js for pages with nothing but `recognize`.
import Elements
import WebHost

WebHost.runWithTouchesAlone { Elements.recognizers($0) }
