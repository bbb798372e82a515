/** The line to a table: says hello, sends what is wanted, hears what happened, and comes back by itself. */
import ReconnectingWebSocket from "partysocket/ws";

import {
  PROTOCOL,
  type Asker,
  type Askers,
  type Earlier,
  type EventTold,
  type Hello,
  type LogPage,
  type Presence,
  type Refused,
  type State,
} from "../api/types.gen";
import type { Language } from "../shell/settings.svelte";
import { firstOf, hearLog, hearPresence, hearRefusal, hearState, having, nextCommand, nothing, type Known, type Wish } from "./protocol";
import { arrive, leave, takeUp } from "./reloading";

/** As much of a socket as a table needs. */
export interface Line {
  readonly readyState: number;
  send(text: string): void;
  reconnect(): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

const OPEN = 1;
const PATIENCE = 8_000; // ms without any answer, then the line counts as dead
const READING = 2_500; // ms to read that the page is loaded again
const GONE = new Set(["gone", "not-yours"]); // refusals that trying again cannot change

type Message = State | Presence | LogPage | Refused | Askers;

export interface Greeting {
  seat: number | null;
  lang: Language;
  aids: boolean;
}

function lineTo(table: string): Line {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new ReconnectingWebSocket(`${scheme}://${location.host}/api/tables/${table}/socket`, [], {
    minReconnectionDelay: 250,
    maxReconnectionDelay: 5_000,
    reconnectionDelayGrowFactor: 1.6,
    connectionTimeout: 6_000,
    maxEnqueuedMessages: 0, // what is unanswered is sent again after the hello, not before
  }) as unknown as Line;
}

/** 128 random bits in hexadecimal; also where the page is not served over https. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  state: State | null = $state.raw(null);
  log: EventTold[] = $state.raw([]);
  status: "connecting" | "online" | "reconnecting" | "offline" | "gone" | "old" = $state("connecting");
  refusal: Refused | null = $state.raw(null);
  waiting = $state(false); // a command is on its way
  askers: Asker[] = $state.raw([]); // who asks for a seat of this device

  /** Called with what is new just before a state is put in place; `all` when the log was read anew. */
  onbefore: (state: State, fresh: EventTold[], all: boolean) => void = () => {};

  #known: Known = nothing();
  #reading = false; // a page of the log is on its way
  #table: string;
  #greeting: Greeting;
  #line: Line;
  #reload: () => void;
  #patience: ReturnType<typeof setTimeout> | undefined; // also with somebody who reads
  #wake = () => this.wake();
  #lost = () => this.#markLost();

  constructor(table: string, greeting: Greeting, makeLine: (table: string) => Line = lineTo, reload = () => location.reload()) {
    [this.#table, this.#greeting, this.#reload] = [table, greeting, reload];
    this.#known = { ...nothing(), ...takeUp(table, greeting.seat) };
    this.#line = makeLine(table);
    this.#line.onopen = () => this.#opened();
    this.#line.onclose = () => this.#markLost();
    this.#line.onmessage = (event) => this.#heard(JSON.parse(String(event.data)) as Message);
    document.addEventListener("visibilitychange", this.#wake);
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#lost);
  }

  /** Sit at another seat, or speak another language, or change the memory aids. */
  greet(greeting: Greeting): void {
    const before = this.#greeting;
    if (greeting.seat === before.seat && greeting.lang === before.lang && greeting.aids === before.aids) return;
    this.#greeting = greeting;
    if (greeting.seat !== before.seat) this.#forget();
    if (this.#line.readyState !== OPEN) return;
    this.#hello(greeting.seat !== before.seat);
    if (greeting.seat !== before.seat && this.#known.sent) this.#send(this.#known.sent);
  }

  get seat(): number | null {
    return this.#greeting.seat;
  }

  act(text: string): void {
    this.wish({ type: "act", text });
  }

  wish(wish: Wish): void {
    this.refusal = null;
    this.#known = { ...this.#known, wishes: [...this.#known.wishes, wish] };
    this.#sendNext();
  }

  /** Somebody reads further up in the log than it goes here. */
  earlier(): void {
    const before = firstOf(this.#known.log);
    if (before === 0 || this.#reading || this.#line.readyState !== OPEN) return;
    this.#reading = true;
    this.#send({ type: "earlier", before } satisfies Earlier);
  }

  /** The page is looked at again, or the network is back: make sure that nothing was missed. */
  wake(): void {
    if (document.visibilityState === "hidden" || this.#isOver) return;
    if (this.#line.readyState === OPEN) this.#hello();
    else this.#line.reconnect();
  }

  close(): void {
    clearTimeout(this.#patience);
    document.removeEventListener("visibilitychange", this.#wake);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#lost);
    this.#line.onclose = null;
    this.#line.close();
  }

  /** Whether trying again cannot change anything. */
  get #isOver(): boolean {
    return this.status === "gone" || this.status === "old";
  }

  #forget(): void {
    this.#known = { ...nothing(), ...takeUp(this.#table, this.#greeting.seat) };
    this.#show();
  }

  #opened(): void {
    this.askers = []; // whoever still asks is told anew
    this.#reading = false;
    this.#hello();
    if (this.#known.sent) this.#send(this.#known.sent);
  }

  #hello(everything = false): void {
    const { seat, lang, aids } = this.#greeting;
    const has = having(everything ? nothing() : this.#known);
    this.#send({ type: "hello", protocol: PROTOCOL, seat, lang, memory_aids: aids, ...has } satisfies Hello);
  }

  #send(message: object): void {
    if (this.#line.readyState !== OPEN) return; // said again when the line is open
    this.#line.send(JSON.stringify(message));
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#line.reconnect(), PATIENCE);
  }

  #sendNext(): void {
    const { known, command } = nextCommand(this.#known, newId());
    this.#known = known;
    this.waiting = known.sent !== null;
    if (command) this.#send(command);
  }

  #heard(message: Message): void {
    clearTimeout(this.#patience);
    if (message.type === "refused") this.#heardRefusal(message);
    else if (message.type === "askers") this.askers = message.askers;
    else if (message.type === "presence") this.#know(hearPresence(this.#known, message));
    else if (message.type === "log") this.#heardLog(message);
    else this.#heardState(message);
  }

  #heardRefusal(message: Refused): void {
    this.#known = hearRefusal(this.#known, message);
    this.#reading = false;
    if (message.code === "old-page") {
      this.#loadAgain();
      return;
    }
    this.refusal = message;
    if (message.ack === null && GONE.has(message.code)) {
      this.status = "gone";
      this.#line.close();
    }
    this.#sendNext();
  }

  /** The server speaks otherwise now. Nothing is under way on this side of the line: what was wanted waits for the new page. */
  #loadAgain(): void {
    this.status = "old";
    this.#line.close();
    clearTimeout(this.#patience);
    if (leave(this.#table, this.#greeting.seat, this.#known)) this.#patience = setTimeout(this.#reload, READING);
  }

  #heardLog(message: LogPage): void {
    this.#reading = false;
    this.#know(hearLog(this.#known, message));
  }

  #heardState(message: State): void {
    this.status = "online";
    arrive();
    const all = this.#known.log.length === 0;
    const told = hearState(this.#known, message);
    this.#known = told.known;
    if (told.outcome === "gap") {
      this.#hello(true);
      return;
    }
    if (told.outcome === "applied") {
      this.onbefore(message, told.fresh, all);
      this.#show();
    }
    this.#sendNext();
  }

  #know(known: Known): void {
    this.#known = known;
    this.#show();
  }

  #show(): void {
    this.state = this.#known.state;
    this.log = this.#known.log;
  }

  #markLost(): void {
    if (!this.#isOver) this.status = navigator.onLine ? "reconnecting" : "offline";
  }
}
