// The program of tsumami.js that has everything: what it is for is in its start message.
import Elements
import WebHost

WebHost.run { page in
  let start = Elements.start(of: page)
  if start["viewer"] != nil { return Elements.viewer(page) }
  if start["zoom"] != nil { return Elements.zoom(page) }
  return Elements.recognizers(page)
}
