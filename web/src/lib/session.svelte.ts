// One table, live: the socket, what it has said so far, and what the reader answers.

import { watched } from "./api";
import { t } from "./i18n.svelte";
import { merge } from "./merge";
import { moving, Queue } from "./motion";
import { complain, toast } from "./toasts.svelte";
import type { Chat, Judgement, Mine, News, Question, Result, Summary, Telling, Text, Told, View, Words } from "./types";

type Step = Extract<News, { type: "step" | "undone" }>;

const PAUSE = 750;
const PAUSE_OWN = 250;
const FIRST_RETRY = 400;
const LAST_RETRY = 15_000;

export class Session {
  table = $state.raw<Summary>();
  viewer = $state(-1);
  revision = $state(-1);
  view = $state.raw<View>({ decision: {} });
  mine = $state.raw<Mine>({});
  log = $state.raw<Telling[]>([]);
  asked = $state.raw<Question>();
  chat = $state.raw<Chat[]>([]);
  result = $state.raw<Result>();
  online = $state(false);
  /** Since when the table waits for whoever is to decide, by the clock of this machine. */
  since = $state(Date.now());
  /** The last advice, and the revision that it is for. */
  advice = $state.raw<{ revision: number; options: Judgement[]; why: Words | null }>();
  /** The question to the adviser that waits for an answer. */
  advising = $state("");
  /** How many steps wait to be shown. */
  waiting = $state(0);
  /** How many answers were refused; each one means that the decision stands as it was. */
  refusals = $state(0);

  /** Whether there is a table to draw: not before all have sat down. */
  drawn = $state(false);

  readonly id: string;
  /** The key of a private table that is watched. */
  readonly watch: string;
  /** The number of the first telling of the log that was sent. */
  #first = 0;
  #socket: WebSocket | undefined;
  #received = -1;
  #acted = -1;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #asked = 0;
  readonly #answers = new Map<string, (reason: Text | "") => void>();
  #reasons = new Map<string, Promise<Text | "">>();
  readonly #queue = new Queue<Step>(
    (step) => moving(() => this.#apply(step)),
    (step) => this.#pauseAfter(step),
    (count) => (this.waiting = count),
  );
  readonly #back = () => this.#connect();

  constructor(id: string, watch = "") {
    this.id = id;
    this.watch = watch;
    addEventListener("online", this.#back);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#back);
    clearTimeout(this.#retry);
    this.#queue.clear();
    this.#socket?.close();
  }

  /** Show at once what is still waiting to be shown. */
  skip(): void {
    this.#queue.skip();
  }

  act(action: string): void {
    this.#acted = this.revision;
    if (!this.#send({ type: "act", action, revision: this.revision })) this.#offline();
  }

  undo(): void {
    if (!this.#send({ type: "undo", revision: this.revision })) this.#offline();
  }

  /** Say something to everybody, or to one's team alone. */
  say(text: string, team = false): void {
    if (!this.#send({ type: "chat", text, team })) this.#offline();
  }

  /** Ask why an action is not legal now; "" when it is, or when nobody answers. */
  why(action: string): Promise<Text | ""> {
    const known = this.#reasons.get(action);
    if (known) return known;
    const re = `why${++this.#asked}`;
    const reason = new Promise<Text | "">((resolve) => {
      if (this.#send({ type: "why", action, re })) this.#answers.set(re, resolve);
      else resolve("");
    });
    this.#reasons.set(action, reason);
    return reason;
  }

  /** Ask the adviser about the decision; the answer comes as `advice`. */
  advise(): void {
    const re = `advice${++this.#asked}`;
    if (this.#send({ type: "advice", re })) this.advising = re;
    else this.#offline();
  }

  /** Agree to advice at this table, or no longer. */
  agree(advice: boolean): void {
    if (!this.#send({ type: "consent", advice })) this.#offline();
  }

  /** Agree that a bot plays on for a seat that lets everybody wait, or no longer. */
  standIn(seat: number, agree: boolean): void {
    if (!this.#send({ type: "stand_in", seat, agree })) this.#offline();
  }

  /** Take a table's new summary, as an answer of the lobby's side gives it. */
  reseat(table: Summary): void {
    this.table = table;
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#closed) return;
    this.#drop();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const path = `/api/tables/${encodeURIComponent(this.id)}/live${watched(this.watch, "?")}`;
    const socket = new WebSocket(`${scheme}//${location.host}${path}`);
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as News);
    socket.onclose = () => this.#lost();
    this.#socket = socket;
  }

  #drop(): void {
    if (!this.#socket) return;
    this.#socket.onclose = null;
    this.#socket.onmessage = null;
    this.#socket.close();
    this.#socket = undefined;
  }

  #lost(): void {
    this.online = false;
    this.advising = "";
    for (const resolve of this.#answers.values()) resolve("");
    this.#answers.clear();
    this.#reasons.clear();
    if (this.#closed) return;
    const wait = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** this.#tries++);
    this.#retry = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
  }

  #send(message: Record<string, unknown>): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #offline(): void {
    this.refusals++;
    toast(t("page-error-offline"), true);
  }

  #hear(news: News): void {
    switch (news.type) {
      case "table":
        this.#start(news);
        break;
      case "step":
        if (news.revision === this.#received + 1) this.#take(news);
        else if (news.revision !== this.#received) this.#connect();
        break;
      case "undone":
        this.#take(news);
        break;
      case "seats":
        this.table = news.table;
        break;
      case "chat":
        this.chat = [...this.chat, news.chat];
        break;
      case "answer":
        this.#answers.get(news.re)?.(news.reason);
        this.#answers.delete(news.re);
        break;
      case "advice":
        this.advice = news;
        this.advising = "";
        break;
      case "refused":
        if (news.re && news.re === this.advising) this.advising = "";
        this.#refused(news.reason, news.revision);
    }
  }

  #start(news: Extract<News, { type: "table" }>): void {
    this.#tries = 0;
    this.#queue.clear();
    this.#received = news.revision;
    this.#reasons.clear();
    this.table = news.table;
    this.since = Date.now() - news.waited * 1000;
    this.viewer = news.viewer;
    this.drawn = "decision" in news.public;
    if (this.drawn) this.view = news.public;
    this.mine = news.mine;
    this.#first = news.log.since ?? 0;
    this.log = news.log.told ?? [];
    this.asked = "prompt" in news.asked ? (news.asked as Question) : undefined;
    this.chat = news.chat;
    this.result = resultOf(news.result);
    this.revision = news.revision;
    this.refusals++;
    this.online = true;
  }

  #take(step: Step): void {
    this.#received = step.revision;
    if (step.type === "step") this.since = Date.now();
    this.#queue.add(step);
  }

  #apply(step: Step): void {
    this.view = merge(this.view, step.public);
    if (step.mine !== undefined) this.mine = merge(this.mine, step.mine);
    this.asked = step.asked;
    if (step.log.told.length || step.type === "undone") this.log = this.#retold(step.log);
    if (step.type === "undone") this.result = undefined;
    else if (step.result) this.result = resultOf(step.result);
    this.#reasons.clear();
    this.revision = step.revision;
  }

  #retold({ since, told }: Told): Telling[] {
    return [...this.log.slice(0, since - this.#first), ...told];
  }

  #pauseAfter(step: Step): number {
    if (step.type === "undone" || !step.log.told.length) return 0;
    return step.revision - 1 === this.#acted ? PAUSE_OWN : PAUSE;
  }

  #refused(reason: Text, revision: number): void {
    complain(reason);
    this.refusals++;
    if (revision !== this.#received) this.#connect();
  }
}

function resultOf(result: Result | Record<string, never>): Result | undefined {
  return "ranking" in result ? (result as Result) : undefined;
}
