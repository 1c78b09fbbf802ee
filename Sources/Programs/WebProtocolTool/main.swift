// Writes what is made of WebHost's table into Sources/WebHost/JavaScript: `make protocol`.
import Foundation
import WebHost

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: WebProtocolTool FOLDER\n".utf8))
  exit(64)
}
for file in WebProtocol.files {
  try Data(file.text.utf8).write(
    to: URL(fileURLWithPath: CommandLine.arguments[1]).appendingPathComponent(file.name))
}
