// The live queries of this tab by their keys, and the one WebSocket that updates them. The socket
// reconnects automatically and then subscribes to all of them again.
import { type Answer, heartbeatMs, type TabMessage } from '#domain/protocol.ts';
import { currentLanguage, onLanguageChange } from '#web/i18n/language.ts';
import { guestKey } from '#web/identity/keys.ts';
import { getToken, onTokenChange, tokenRefused } from '#web/identity/token.ts';
import { createListeners, type Listeners } from '#web/ui/listeners.ts';
import { forgetPreloaded, preloaded } from './preloaded.ts';
import { loading, type QueryState } from './query-state.ts';
import { receivedError } from './received-error.ts';

export type Connection = 'live' | 'reconnecting' | 'offline';

interface Entry {
  state: QueryState<unknown>;
  listeners: Listeners;
  /** Current listeners, and those that left less than `lingerMs` ago. */
  users: number;
}

/**
 * How long an unused query stays subscribed, so that its data are there when a page is opened
 * again.
 */
const lingerMs = 30_000;
const maxReconnectDelayMs = 15_000;

const entries = new Map<string, Entry>();
/** Keys of queries that the server has to run again. */
const toRefetch = new Set<string>();
const connectionListeners = createListeners();
let connection: Connection = 'live';
let socket: WebSocket | undefined;
let attempts = 0;
let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
let silenceTimer: ReturnType<typeof setTimeout> | undefined;
let sends = 0;

onLanguageChange(sendSubscriptions);
onTokenChange(sendSubscriptions);
if (typeof window !== 'undefined') {
  addEventListener('online', reconnectNow);
  addEventListener('offline', () => socket && disconnect());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') reconnectNow();
  });
}

/** The latest state of the query with this key (`queryKey`). */
export function queryState(key: string): QueryState<unknown> {
  return entries.get(key)?.state ?? preloaded(key) ?? loading;
}

/** Subscribes to a query. Returns the function to unsubscribe. */
export function subscribe(key: string, listener: () => void): () => void {
  const entry = entries.get(key) ?? addEntry(key);
  entry.users++;
  const unsubscribe = entry.listeners.subscribe(listener);
  return () => {
    unsubscribe();
    setTimeout(() => {
      entry.users--;
      if (!entry.users) sendSubscriptions();
    }, lingerMs);
  };
}

function addEntry(key: string): Entry {
  const entry = { state: queryState(key), listeners: createListeners(), users: 0 };
  entries.set(key, entry);
  connect();
  sendSubscriptions();
  return entry;
}

/** Sets a query back to loading and has the server run it again. */
export async function refetchKey(key: string): Promise<void> {
  const entry = entries.get(key);
  if (!entry) return;
  entry.state = loading;
  entry.listeners.notify();
  toRefetch.add(key);
  await sendSubscriptions();
}

export function connectionState(): Connection {
  return connection;
}

export const onConnection = connectionListeners.subscribe;

/** Sends the viewer and all subscribed queries. Of concurrent calls only the last one sends. */
async function sendSubscriptions(): Promise<void> {
  const send = ++sends;
  const token = await getToken().catch(() => undefined);
  // Without a token the viewer is unknown. `onTokenChange` calls this again.
  if (send !== sends || token === undefined) return;
  // Not earlier, because the server keeps an entry up to date until it is unsubscribed.
  for (const [key, { users }] of entries) if (!users) forget(key);
  const current = socket;
  if (current?.readyState !== WebSocket.OPEN) return;
  const sendQueries = (queries: string[]) => {
    const message = { language: currentLanguage(), token, guestKey: guestKey(), queries };
    current.send(JSON.stringify(message satisfies TabMessage));
  };
  const queries = [...entries.keys()];
  // The server runs a query again if it is unsubscribed and then subscribed.
  if (toRefetch.size > 0) sendQueries(queries.filter((key) => !toRefetch.has(key)));
  toRefetch.clear();
  sendQueries(queries);
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
  // The first result is usually the page's own, and all that shows it would render again.
  const isKnown = !isError && entry.state === preloaded(answer.key);
  if (isKnown && JSON.stringify(answer.value) === JSON.stringify(entry.state.data)) return;
  entry.state = isError
    ? { status: 'error', data: undefined, error: receivedError(answer.error) }
    : { status: 'ready', data: answer.value, error: undefined };
  entry.listeners.notify();
}

function connect(): void {
  if (socket) return;
  clearTimeout(reconnectTimer);
  const opened = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/live`);
  socket = opened;
  opened.onopen = sendSubscriptions;
  opened.onmessage = ({ data }) => {
    attempts = 0;
    restartSilenceTimer();
    setConnection('live');
    if (data) receive(JSON.parse(data));
  };
  opened.onclose = () => opened === socket && disconnect();
  restartSilenceTimer();
}

/** Drops the socket without waiting for its close event, which may take a browser a minute. */
function disconnect(): void {
  const dropped = socket;
  socket = undefined;
  dropped?.close();
  clearTimeout(silenceTimer);
  setConnection(navigator.onLine ? 'reconnecting' : 'offline');
  const delay = Math.min(maxReconnectDelayMs, 250 * 2 ** attempts++);
  reconnectTimer = setTimeout(connect, delay * (0.5 + Math.random() / 2));
}

function reconnectNow(): void {
  attempts = 0;
  connect();
}

/** A connection without heartbeats is dead, although the browser may not have noticed. */
function restartSilenceTimer(): void {
  clearTimeout(silenceTimer);
  silenceTimer = setTimeout(disconnect, 2 * heartbeatMs + 5_000);
}

function setConnection(next: Connection): void {
  if (next === connection) return;
  connection = next;
  connectionListeners.notify();
}
