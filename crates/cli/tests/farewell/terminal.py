"""Runs a program on a terminal of its own, ends it, and tells as JSON what became of the terminal.

    terminal.py HOW FILE KEYS COMMAND...

Types the keys, one after the other, until FILE holds something; then does HOW: the name of a signal, "key"
(Ctrl-C as a key), or "close" (the terminal goes away)."""
import fcntl, json, os, pty, select, signal, struct, sys, termios, time

how, file, keys, *command = sys.argv[1:]
deadline = time.monotonic() + 120
master, slave = pty.openpty()
fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
pid = os.fork()
if pid == 0:
    os.setsid()
    fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
    for stream in range(3):
        os.dup2(slave, stream)
    os.closerange(3, 64)
    os.execvp(command[0], command)

seen = b""

def read(seconds):
    global seen
    ready, _, _ = select.select([master], [], [], seconds)
    if ready:
        seen += os.read(master, 65536)
    return bool(ready)

def quiet():
    while read(0.3):
        pass

while b"\x1b[?1049h" not in seen and b"Your choice" not in seen and time.monotonic() < deadline:
    read(0.1)
for key in keys.encode().decode("unicode_escape"):
    quiet()
    if not (os.path.exists(file) and os.path.getsize(file)):
        os.write(master, key.encode())
while not (os.path.exists(file) and os.path.getsize(file)) and time.monotonic() < deadline:
    read(0.1)
quiet()
if how == "key":
    os.write(master, b"\x03")
elif how == "close":
    os.close(master)
else:
    os.kill(pid, getattr(signal, how))
status = None
while status is None and time.monotonic() < deadline:
    if how != "close":
        read(0.05)
    done, code = os.waitpid(pid, os.WNOHANG)
    if done:
        status = os.waitstatus_to_exitcode(code)
    elif how == "close":
        time.sleep(0.05)
if status is None:
    os.kill(pid, signal.SIGKILL)
told = {"status": status}
if how != "close":
    while read(0.2):
        pass
    modes = termios.tcgetattr(slave)[3]
    told["cooked"] = bool(modes & termios.ICANON and modes & termios.ECHO)
    told["screen"] = seen.rfind(b"\x1b[?1049h") <= seen.rfind(b"\x1b[?1049l")
    told["mouse"] = seen.rfind(b"\x1b[?1000h") <= seen.rfind(b"\x1b[?1000l")
    told["tail"] = seen[-400:].decode(errors="replace")
print(json.dumps(told))
