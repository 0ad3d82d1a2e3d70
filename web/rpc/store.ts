// What this tab follows, each query by its key, and the one socket that fills it. The socket comes
// back by itself and then says again all that it follows.
import { AppError } from '#domain/errors.ts';
import { type Answer, heartbeatMs, type TabMessage } from '#domain/protocol.ts';
import { currentLanguage, onLanguageChange } from '#web/i18n/language.ts';
import { guestKey } from '#web/identity/keys.ts';
import { getToken, onTokenChange, tokenRefused } from '#web/identity/token.ts';
import { createListeners, type Listeners } from '#web/ui/listeners.ts';
import { type Live, loading } from './live.ts';
import { forgetPreloaded, preloaded } from './preloaded.ts';

export type Connection = 'live' | 'reconnecting' | 'offline';

interface Entry {
  state: Live<unknown>;
  listeners: Listeners;
  /** Those who listen, and those who left a moment ago. */
  users: number;
}

/** A page that is left and entered again finds its data still there. */
const lingerMs = 30_000;
const longestWaitMs = 15_000;

const entries = new Map<string, Entry>();
/** Those that the server has to answer again. */
const anew = new Set<string>();
const connectionListeners = createListeners();
let connection: Connection = 'live';
let socket: WebSocket | undefined;
let attempts = 0;
let attempt: ReturnType<typeof setTimeout> | undefined;
let silence: ReturnType<typeof setTimeout> | undefined;
let turns = 0;

onLanguageChange(tell);
onTokenChange(tell);
if (typeof window !== 'undefined') {
  addEventListener('online', retry);
  addEventListener('offline', () => socket && lose());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') retry();
  });
}

/** What is known of the query with this key (`queryKey`). */
export function stateOf(key: string): Live<unknown> {
  return entries.get(key)?.state ?? preloaded(key) ?? loading;
}

/** Keeps it fresh and tells of each change, until the returned function is called. */
export function follow(key: string, listener: () => void): () => void {
  const entry = entries.get(key) ?? open(key);
  entry.users++;
  const stop = entry.listeners.subscribe(listener);
  return () => {
    stop();
    setTimeout(() => {
      entry.users--;
      if (!entry.users) tell();
    }, lingerMs);
  };
}

function open(key: string): Entry {
  const entry = { state: stateOf(key), listeners: createListeners(), users: 0 };
  entries.set(key, entry);
  connect();
  tell();
  return entry;
}

/** Has the server answer it again, as if it were asked for the first time. */
export async function followAnew(key: string): Promise<void> {
  const entry = entries.get(key);
  if (!entry) return;
  entry.state = loading;
  entry.listeners.tell();
  anew.add(key);
  await tell();
}

export function connectionState(): Connection {
  return connection;
}

export const onConnection = connectionListeners.subscribe;

/** All that the server has to know. Of those who want it told at the same time the last one does. */
async function tell(): Promise<void> {
  const turn = ++turns;
  const token = await getToken().catch(() => undefined);
  // Without a token nobody can tell who looks: it is said when one comes.
  if (turn !== turns || token === undefined) return;
  // Not before it can be said: until then the server keeps what is here up to date.
  for (const [key, { users }] of entries) if (!users) forget(key);
  const line = socket;
  if (line?.readyState !== WebSocket.OPEN) return;
  const say = (queries: string[]) => {
    const message = { language: currentLanguage(), token, guestKey: guestKey(), queries };
    line.send(JSON.stringify(message satisfies TabMessage));
  };
  const queries = [...entries.keys()];
  // The server answers again what is left and then asked for again.
  if (anew.size > 0) say(queries.filter((key) => !anew.has(key)));
  anew.clear();
  say(queries);
}

function forget(key: string): void {
  entries.delete(key);
  forgetPreloaded(key);
}

function receive(answer: Answer): void {
  const isError = 'error' in answer;
  if (isError && answer.error.code === 'UNAUTHORIZED') tokenRefused();
  const entry = entries.get(answer.key);
  if (!entry) return;
  entry.state = isError
    ? { status: 'error', data: undefined, error: AppError.fromWire(answer.error) }
    : { status: 'ready', data: answer.value, error: undefined };
  entry.listeners.tell();
}

function connect(): void {
  if (socket) return;
  clearTimeout(attempt);
  const line = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/live`);
  socket = line;
  line.onopen = tell;
  line.onmessage = ({ data }) => {
    attempts = 0;
    listen();
    show('live');
    if (data) receive(JSON.parse(data));
  };
  line.onclose = () => line === socket && lose();
  listen();
}

/** At once: a browser may wait for a minute until it calls a line closed that answers no more. */
function lose(): void {
  const line = socket;
  socket = undefined;
  line?.close();
  clearTimeout(silence);
  show(navigator.onLine ? 'reconnecting' : 'offline');
  const wait = Math.min(longestWaitMs, 250 * 2 ** attempts++);
  attempt = setTimeout(connect, wait * (0.5 + Math.random() / 2));
}

/** Something speaks for the line being back: no need to wait for the next attempt. */
function retry(): void {
  attempts = 0;
  connect();
}

/** A line that has died without a word is noticed by its silence. */
function listen(): void {
  clearTimeout(silence);
  silence = setTimeout(lose, 2 * heartbeatMs + 5_000);
}

function show(next: Connection): void {
  if (next === connection) return;
  connection = next;
  connectionListeners.tell();
}
