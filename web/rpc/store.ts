// What this tab follows, each query by its key, and the one socket that fills it. The socket comes
// back by itself and then asks for everything again.
import { AppError } from '#domain/errors.ts';
import { type ClientMessage, heartbeatMs, type ServerMessage } from '#domain/protocol.ts';
import { currentLanguage, onLanguageChange } from '#web/i18n/language.ts';
import { guestKey } from '#web/identity/keys.ts';
import { getToken, onTokenChange, tokenRefused } from '#web/identity/token.ts';
import { type Live, loading } from './live.ts';
import { preloaded } from './preloaded.ts';

export type Connection = 'live' | 'reconnecting' | 'offline';

interface Entry {
  state: Live<unknown>;
  listeners: Set<() => void>;
}

/** A page that is left and entered again finds its data still there. */
const lingerMs = 30_000;
const longestWaitMs = 15_000;

const entries = new Map<string, Entry>();
const watchers = new Set<() => void>();
let connection: Connection = 'live';
let socket: WebSocket | undefined;
let isGreeted = false;
let attempts = 0;
let attempt: ReturnType<typeof setTimeout> | undefined;
let silence: ReturnType<typeof setTimeout> | undefined;

onLanguageChange(greet);
onTokenChange(greet);
if (typeof window !== 'undefined') {
  addEventListener('online', retry);
  addEventListener('offline', () => socket?.close());
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
  const entry = entries.get(key) ?? ask(key);
  entry.listeners.add(listener);
  return () => {
    entry.listeners.delete(listener);
    setTimeout(() => forget(key, entry), lingerMs);
  };
}

export function connectionState(): Connection {
  return connection;
}

export function onConnection(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function ask(key: string): Entry {
  const entry = { state: stateOf(key), listeners: new Set<() => void>() };
  entries.set(key, entry);
  connect();
  sendAbout('subscribe', key);
  return entry;
}

function forget(key: string, entry: Entry): void {
  if (entry.listeners.size || entries.get(key) !== entry) return;
  entries.delete(key);
  sendAbout('unsubscribe', key);
}

function receive(message: ServerMessage): void {
  if (message.t === 'beat') return;
  if (message.t === 'error' && message.error.code === 'UNAUTHORIZED') tokenRefused();
  const entry = entries.get(message.key);
  if (!entry) return;
  entry.state =
    message.t === 'value'
      ? { status: 'ready', data: message.value, error: undefined }
      : { status: 'error', data: undefined, error: AppError.fromWire(message.error) };
  for (const listener of entry.listeners) listener();
}

function connect(): void {
  if (socket && socket.readyState <= WebSocket.OPEN) return;
  clearTimeout(attempt);
  const line = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/live`);
  socket = line;
  isGreeted = false;
  line.onopen = async () => {
    await greet();
    if (socket !== line) return;
    attempts = 0;
    isGreeted = true;
    for (const key of entries.keys()) sendAbout('subscribe', key);
  };
  line.onmessage = ({ data }) => {
    listen();
    show('live');
    receive(JSON.parse(data));
  };
  line.onclose = () => {
    // A line that was given up may take its time to end; another one is in use by then.
    if (socket !== line) return;
    clearTimeout(silence);
    show(navigator.onLine ? 'reconnecting' : 'offline');
    const wait = Math.min(longestWaitMs, 250 * 2 ** attempts++);
    attempt = setTimeout(connect, wait * (0.5 + Math.random() / 2));
  };
  listen();
}

/** Something speaks for the line being back: no need to wait for the next attempt. */
function retry(): void {
  attempts = 0;
  connect();
}

/** A line that has died without a word is noticed by its silence. */
function listen(): void {
  clearTimeout(silence);
  silence = setTimeout(() => socket?.close(), 2 * heartbeatMs + 5_000);
}

async function greet(): Promise<void> {
  const token = await getToken().catch(() => null);
  send({ t: 'hello', language: currentLanguage(), token, guestKey: guestKey() });
}

/** Not before the greeting, which says who asks; what was not sent by then is asked after it. */
function sendAbout(t: 'subscribe' | 'unsubscribe', key: string): void {
  const [name, input] = JSON.parse(key);
  if (isGreeted) send({ t, name, input });
}

function send(message: ClientMessage): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function show(next: Connection): void {
  if (next === connection) return;
  connection = next;
  for (const watcher of watchers) watcher();
}
