"""Any web server: it hands out the files of a folder."""

import contextlib
import functools
import http.server
import threading


class Files(http.server.SimpleHTTPRequestHandler):
    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | {
        ".wasm": "application/wasm", ".js": "text/javascript", ".webp": "image/webp"}

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def served(folder, handler=Files):
    """The folder's address, which ends with a slash; nothing answers there once the block is left."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(handler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
