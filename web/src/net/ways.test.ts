import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Ears, socket } from "./ways";

/** A socket that does what it is told to. */
class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static last: Line;
  readyState = Line.CONNECTING;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  readonly close = vi.fn();

  constructor() {
    Line.last = this;
  }

  open() {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }
}

describe("a socket that is hung up", () => {
  let ears: Ears;

  const go = () => {
    ears = { opened: vi.fn<Ears["opened"]>(), heard: vi.fn<Ears["heard"]>(), ended: vi.fn<Ears["ended"]>() };
    return { way: socket("/api/games/x", () => "", ears), line: Line.last };
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Line);
    vi.stubGlobal("window", { location: new URL("http://splay.example/game/x") });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is closed at once if it is open", () => {
    const { way, line } = go();
    line.open();
    way.close();
    expect(line.close).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(line.close).toHaveBeenCalledOnce();
    expect(ears.ended).not.toHaveBeenCalled();
  });

  it("is closed when it opens, which nobody hears of any more", () => {
    const { way, line } = go();
    way.close();
    expect(line.close).not.toHaveBeenCalled();
    line.open();
    expect(line.close).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(line.close).toHaveBeenCalledOnce();
    expect(ears.opened).not.toHaveBeenCalled();
  });

  it("is not waited for for ever if it never opens", () => {
    const { line } = go();
    vi.runOnlyPendingTimers();
    expect(ears.ended).toHaveBeenCalledOnce();
    expect(line.close).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(line.close).toHaveBeenCalledOnce();
    expect(ears.ended).toHaveBeenCalledOnce();
  });

  it("has nothing to be closed if it failed meanwhile", () => {
    const { way, line } = go();
    way.close();
    line.onclose?.();
    vi.runAllTimers();
    expect(line.close).not.toHaveBeenCalled();
  });
});
