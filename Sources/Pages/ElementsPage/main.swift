// The program of tsumami.js that has everything: what it is for is in its start message.
import Elements
import WebHost

WebHost.run { Elements.asked(by: $0) }
