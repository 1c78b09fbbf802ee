"""Firefox without a window, driven by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/), which it speaks by itself: real touches."""

import json
import re
import shutil
import subprocess
import tempfile

import websocket

# So long a busy machine may take to start a browser, or to carry out a command, in seconds.
PATIENCE = 120


class Firefox:
    def __init__(self):
        self.profile = tempfile.TemporaryDirectory()
        binary = shutil.which("firefox-esr") or shutil.which("firefox")
        assert binary, "there is no Firefox; Scripts/install test brings it"
        command = [binary, "--headless", "--no-remote", "--profile", self.profile.name, "--remote-debugging-port", "0"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        said = ""
        while not (address := re.search(r"WebDriver BiDi listening on (ws://\S+)", said)):
            line = self.process.stdout.readline()
            assert line, f"Firefox ended with {self.process.wait()}: {said}"
            said += line
        self.socket = websocket.create_connection(f"{address[1]}/session", timeout=PATIENCE, suppress_origin=True)
        self.number = 0
        self.send("session.new", {"capabilities": {}})

    def send(self, method, parameters):
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == self.number:
                assert answer["type"] == "success", f"{method}: {answer.get('message')}"
                return answer["result"]

    def open(self, address, size=(390, 844)):
        """A page of its own."""
        context = self.send("browsingContext.create", {"type": "tab"})["context"]
        page = FirefoxPage(self, context)
        self.send("browsingContext.setViewport", {"context": context, "viewport": {"width": size[0], "height": size[1]}})
        self.send("browsingContext.navigate", {"context": context, "url": address, "wait": "complete"})
        return page

    def quit(self):
        self.socket.close()
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.profile.cleanup()


class FirefoxPage:
    def __init__(self, firefox, context):
        self.firefox = firefox
        self.context = context
        self.down = set()  # the numbers of the fingers that are down

    def run(self, script):
        """Runs the body of an asynchronous function, and brings back what it returns."""
        result = self.firefox.send("script.evaluate", {
            "expression": f"(async () => {{ {script} }})().then(value => JSON.stringify(value ?? null))",
            "target": {"context": self.context}, "awaitPromise": True, "userActivation": True,
        })
        assert result["type"] == "success", result["exceptionDetails"]["text"]
        return json.loads(result["result"]["value"])

    def wait_for(self, script, seconds=20):
        """Waits until an expression is true, and brings it back."""
        return self.run(f"""
            const end = performance.now() + {1000 * seconds}
            for (;;) {{
              const value = {script}
              if (value) return value
              if (performance.now() > end) throw new Error({json.dumps('it never came to this: ' + script)})
              await new Promise(done => setTimeout(done, 20))
            }}""")

    def touch(self, *paths, step=16, kind="touch"):
        """Fingers, or a mouse, along paths, side by side: each comes down at its first place and lifts at its last, a step of so many milliseconds between two."""
        self.hold(*paths, step=step, kind=kind)
        self.lift(kind)

    def hold(self, *paths, step=16, kind="touch"):
        """The same, and they stay down; fingers that are down already go on."""
        sequences = []
        for number, path in enumerate(paths):
            (x, y), *rest = [tuple(round(at) for at in place) for place in path]
            actions = [{"type": "pointerMove", "x": x, "y": y}]
            if number not in self.down:
                actions.append({"type": "pointerDown", "button": 0})
            actions += [{"type": "pointerMove", "x": x, "y": y, "duration": step} for x, y in rest]
            sequences.append((number, actions))
            self.down.add(number)
        self.perform(sequences, kind)

    def lift(self, kind="touch"):
        """All fingers that are down, or the mouse's button."""
        self.perform([(number, [{"type": "pointerUp", "button": 0}]) for number in sorted(self.down)], kind)
        self.down.clear()
        self.firefox.send("input.releaseActions", {"context": self.context})

    def perform(self, sequences, kind):
        actions = [{"type": "pointer", "id": f"finger{number}", "parameters": {"pointerType": kind}, "actions": each} for number, each in sequences]
        self.firefox.send("input.performActions", {"context": self.context, "actions": actions})

    def key(self, value):
        actions = [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        self.firefox.send("input.performActions", {"context": self.context, "actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def wheel(self, place, pixels, key=None):
        """Turns the wheel by so many pixels (down is positive) over a place, with a key held if one is named."""
        x, y = (round(at) for at in place)
        sources = [{"type": "wheel", "id": "wheel", "actions": [{"type": "pause"}, {"type": "scroll", "x": x, "y": y, "deltaX": 0, "deltaY": pixels}, {"type": "pause"}]}]
        if key:
            sources.append({"type": "key", "id": "keys", "actions": [{"type": "keyDown", "value": key}, {"type": "pause"}, {"type": "keyUp", "value": key}]})
        self.firefox.send("input.performActions", {"context": self.context, "actions": sources})

    def close(self):
        self.firefox.send("browsingContext.close", {"context": self.context})
