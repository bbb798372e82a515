import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { PROTOCOL, type State } from "../api/types.gen";
import { Connection, type Line } from "./connection.svelte";
import { action, event, said, state } from "./samples";

class FakeLine implements Line {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  reconnects = 0;
  onopen: Line["onopen"] = null;
  onclose: Line["onclose"] = null;
  onmessage: Line["onmessage"] = null;

  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  reconnect() {
    this.reconnects += 1;
  }

  close() {
    this.readyState = 3;
  }

  open() {
    this.readyState = 1;
    this.onopen?.(undefined as never);
  }

  drop() {
    this.readyState = 3;
    this.onclose?.(undefined as never);
  }

  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  get last() {
    return this.sent.at(-1);
  }
}

let line: FakeLine;
let connection: Connection;

const offering = (revision: number, more: Partial<State> = {}): State => ({
  ...state(revision),
  question: {
    player: 0,
    kind: "turn",
    source: null,
    card: null,
    about: null,
    optional: false,
    prompt: ["said", "prompt-turn", {}],
    play_all: 2,
    actions: [action("play mystic", "play"), action("end turn", "end")],
  },
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers();
  line = new FakeLine();
  connection = new Connection("t", { seat: 0, lang: "en", aids: true }, () => line);
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

test("who asks for a seat is told apart from the table, and anew after a reconnect", () => {
  line.open();
  line.hear(offering(3));
  line.hear({ type: "askers", askers: [{ seat: 0, code: "4827" }] });
  expect(connection.askers).toEqual([{ seat: 0, code: "4827" }]);
  expect(connection.state?.revision).toBe(3);
  line.drop();
  line.open();
  expect(connection.askers).toEqual([]);
});

describe("greeting", () => {
  test("says hello with nothing at first, and with what it has after a reconnect", () => {
    line.open();
    expect(line.last).toEqual({
      type: "hello",
      protocol: PROTOCOL,
      seat: 0,
      revision: -1,
      first: 0,
      event: -1,
      lang: "en",
      memory_aids: true,
    });
    line.hear(offering(3, { events: [event(0, "a"), event(1, "b")] }));
    expect(connection.status).toBe("online");
    line.drop();
    expect(connection.status).toBe("reconnecting");
    line.open();
    expect(line.last).toMatchObject({ type: "hello", revision: 3, event: 1 });
  });

  test("another seat starts from nothing, and shows nothing meanwhile", () => {
    line.open();
    line.hear(offering(3, { events: [event(0, "a")] }));
    connection.greet({ seat: 1, lang: "en", aids: true });
    expect(connection.state).toBeNull();
    expect(connection.log).toEqual([]);
    expect(line.last).toMatchObject({ type: "hello", seat: 1, revision: -1, event: -1 });
  });

  test("another language needs no other log", () => {
    line.open();
    line.hear(offering(3, { events: [event(0, "a")] }));
    connection.greet({ seat: 0, lang: "pl", aids: true });
    expect(line.last).toMatchObject({ type: "hello", lang: "pl", revision: 3, event: 0 });
    line.hear(offering(3, { kept: 1 }));
    expect(connection.log.map((one) => one.said)).toEqual([said("a")]);
  });

  test("being looked at again asks what was missed, or opens a dead line", () => {
    line.open();
    line.hear(offering(3));
    const before = line.sent.length;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(line.sent.length).toBe(before + 1);
    line.drop();
    dispatchEvent(new Event("online"));
    expect(line.reconnects).toBe(1);
  });

  test("a log that does not fit is asked for from the beginning", () => {
    line.open();
    line.hear(offering(3, { kept: 4, events: [event(4, "e")] }));
    expect(connection.state).toBeNull();
    expect(line.last).toMatchObject({ type: "hello", revision: -1, event: -1 });
  });
});

describe("the log and who is there", () => {
  const longLog = () => line.hear(offering(3, { first: 300, events: [event(300, "a"), event(301, "b")] }));

  test("somebody reads further up: one page at a time, until the beginning", () => {
    line.open();
    longLog();
    connection.earlier();
    expect(line.last).toEqual({ type: "earlier", before: 300 });
    const before = line.sent.length;
    connection.earlier();
    expect(line.sent.length).toBe(before);
    line.hear({ type: "log", first: 0, events: Array.from({ length: 300 }, (_, n) => event(n, `${n}`)) });
    expect(connection.log).toHaveLength(302);
    connection.earlier();
    expect(line.sent.length).toBe(before);
  });

  test("a page of the log that was lost with the line can be asked for again", () => {
    line.open();
    longLog();
    connection.earlier();
    line.drop();
    line.open();
    expect(line.last).toMatchObject({ type: "hello", revision: 3, first: 300, event: 301 });
    connection.earlier();
    expect(line.last).toEqual({ type: "earlier", before: 300 });
  });

  test("who comes and goes is shown, and is no news", () => {
    const news = vi.fn();
    line.open();
    line.hear(offering(3, { events: [event(0, "a")] }));
    connection.onbefore = news;
    line.hear({ type: "presence", seats: connection.state?.seats, watchers: 2 });
    expect(connection.state).toMatchObject({ revision: 3, watchers: 2 });
    expect(news).not.toHaveBeenCalled();
  });

  test("a line that only tells who is there is alive", () => {
    line.open();
    line.hear({ type: "presence", seats: [], watchers: 2 });
    vi.advanceTimersByTime(9_000);
    expect(line.reconnects).toBe(0);
  });
});

describe("acting", () => {
  test("an unanswered act is sent again under the same id after a reconnect", () => {
    line.open();
    line.hear(offering(3));
    connection.act("play mystic");
    const act = line.last;
    expect(act).toMatchObject({ type: "act", text: "play mystic", revision: 3 });
    expect(connection.waiting).toBe(true);
    line.drop();
    line.open();
    expect(line.sent.slice(-2)).toEqual([expect.objectContaining({ type: "hello" }), act]);
    line.hear(offering(4, { ack: String(act?.id) }));
    expect(connection.waiting).toBe(false);
    line.drop();
    line.open();
    expect(line.last).toMatchObject({ type: "hello" });
  });

  test("what is wanted while the line is down goes out once it is up", () => {
    line.open();
    line.hear(offering(3));
    line.drop();
    connection.act("play mystic");
    expect(line.last).toMatchObject({ type: "hello" });
    line.open();
    expect(line.last).toMatchObject({ type: "act", text: "play mystic" });
  });

  test("a stale act is told in words, and the fresh state is shown", () => {
    line.open();
    line.hear(offering(3));
    connection.act("play mystic");
    line.hear({ type: "refused", ack: line.last?.id, code: "stale", detail: "The table has changed." });
    line.hear(offering(5));
    expect(connection.refusal?.detail).toBe("The table has changed.");
    expect(connection.state?.revision).toBe(5);
    expect(connection.waiting).toBe(false);
    connection.act("play mystic");
    expect(line.last).toMatchObject({ revision: 5 });
    expect(connection.refusal).toBeNull();
  });

  test("no answer for long means that the line is dead", () => {
    line.open();
    line.hear(offering(3));
    connection.act("play mystic");
    vi.advanceTimersByTime(9_000);
    expect(line.reconnects).toBe(1);
  });

  test("a table that is gone is not tried again", () => {
    line.open();
    line.hear({ type: "refused", ack: null, code: "gone", detail: "No such table." });
    expect(connection.status).toBe("gone");
    connection.wake();
    expect(line.reconnects).toBe(0);
  });

  test("news are told with what is new, and whether everything is", () => {
    const news = vi.fn();
    connection.onbefore = news;
    line.open();
    line.hear(offering(3, { events: [event(0, "a")] }));
    line.hear(offering(4, { kept: 1, events: [event(1, "b")] }));
    expect(news.mock.calls.map(([, fresh, all]) => [fresh.length, all])).toEqual([
      [1, true],
      [1, false],
    ]);
  });
});

describe("a server that speaks otherwise now", () => {
  const reload = vi.fn();
  const open = (seat: number | null = 0) => {
    line = new FakeLine();
    connection = new Connection("t", { seat, lang: "en", aids: true }, () => line, reload);
    line.open();
  };
  const refuse = () => line.hear({ type: "refused", ack: null, code: "old-page", detail: "", rule: null });

  beforeEach(() => {
    connection.close();
    sessionStorage.clear();
    reload.mockClear();
  });

  test("hears how the page speaks", () => {
    open();
    expect(line.last).toMatchObject({ type: "hello", protocol: PROTOCOL });
  });

  test("has the page loaded again, after a moment to read why", () => {
    open();
    refuse();
    expect([connection.status, line.readyState]).toEqual(["old", 3]);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(3_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  test("loses nothing: what nobody had answered is sent again under its id, and what was wanted after it follows", () => {
    open();
    line.hear(offering(3));
    connection.act("play mystic");
    connection.act("end turn");
    const sent = line.last;
    refuse();
    connection.close();
    open();
    expect(line.sent[1]).toEqual(sent);
    line.hear(offering(4, { ack: sent?.["id"] as string }));
    expect(line.last).toMatchObject({ type: "act", text: "end turn", revision: 4 });
    connection.close();
    open();
    expect(line.sent).toHaveLength(1);
  });

  test("gives what a seat had wanted to no other seat of the device", () => {
    open();
    line.hear(offering(3));
    connection.act("play mystic");
    const sent = line.last;
    refuse();
    connection.close();
    open(null);
    expect(line.sent).toHaveLength(1);
    connection.greet({ seat: 0, lang: "en", aids: true });
    expect(line.sent.slice(1)).toEqual([expect.objectContaining({ type: "hello", seat: 0 }), sent]);
  });

  test("does not have it loaded again and again: the second time somebody must press the button", () => {
    for (let time = 0; time < 2; time += 1) {
      open();
      refuse();
      vi.advanceTimersByTime(3_000);
      connection.close();
    }
    expect([reload.mock.calls.length, connection.status]).toEqual([1, "old"]);
    open();
    line.hear(offering(3)); // it was understood
    refuse();
    vi.advanceTimersByTime(3_000);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
