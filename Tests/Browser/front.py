"""A server in front of the gallery's, which holds one of its files back."""

import contextlib
import http.client
import http.server
import threading
import urllib.parse


class Front:
    """`url` is the address of a server that answers as the one at `behind` does. Whoever asks for the file `held` waits until `gate` is set, but for as many
    requests from the first one on as `waiting`; with `status` they are answered by that instead. `asked` counts them. Answers have these `headers` in place of those
    of the same name."""

    def __init__(self, behind, held, waiting=None, status=None, headers=None):
        self.behind, self.held, self.waiting, self.status = urllib.parse.urlsplit(behind), held, waiting, status
        self.headers = headers or {}
        self.gate, self.asked = threading.Event(), 0

    def answer(self, handler):
        if handler.path.split("?")[0] == f"/{self.held}":
            self.asked += 1
            if self.waiting is None or self.asked <= self.waiting:
                self.gate.wait(60)
                if self.status:
                    return handler.send_error(self.status)
        # The browser that waited for it may have gone, and the server behind.
        with contextlib.suppress(ConnectionError):
            self.pass_on(handler)

    def pass_on(self, handler):
        connection = http.client.HTTPConnection(self.behind.hostname, self.behind.port)
        try:
            connection.request("GET", handler.path, headers=dict(handler.headers))
            answer = connection.getresponse()
            body = answer.read()
        finally:
            connection.close()
        handler.send_response(answer.status)
        left = {"content-length", "transfer-encoding", "connection", "date", "server"} | {name.lower() for name in self.headers}
        passed = [(name, value) for name, value in answer.getheaders() if name.lower() not in left]
        for name, value in [*passed, *self.headers.items()]:
            handler.send_header(name, value)
        handler.send_header("Content-Length", str(len(body)))
        handler.end_headers()
        handler.wfile.write(body)


@contextlib.contextmanager
def front(behind, held, **options):
    """Such a server; what it holds back is let go when the block is left."""
    own = Front(behind, held, **options)

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *_):
            pass

        def do_GET(self):
            own.answer(self)

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    own.url = f"http://127.0.0.1:{server.server_port}/"
    try:
        yield own
    finally:
        own.gate.set()
        server.shutdown()
        server.server_close()
