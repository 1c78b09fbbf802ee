// The program of tsumami.js: what it is for is in its start message.
import UIKit
import WebHost

WebHost.run { page in
  let start = page.start?.json ?? .null
  if start["viewer"] != nil { return ViewerProgram(page, start).connect() }
  if start["zoom"] != nil { return ZoomProgram(page, start).connect() }
  return RecognizerProgram(page, start).connect()
}
