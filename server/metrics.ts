import { Counter, Histogram, Registry } from 'prom-client';

export const counted = new Registry();

export const orderWait = new Histogram({
  name: 'order_wait_seconds',
  help: 'Time from placing an order until it is ready',
  buckets: [60, 120, 180, 300, 480, 720, 1_200, 2_400, 3_600],
  registers: [counted],
});

/** `outcome`: charged, free, failed, or refused by a limit or for lack of credits. */
export const aiCalls = new Counter({
  name: 'ai_calls_total',
  help: 'AI calls by feature, engine of the answer, and outcome',
  labelNames: ['feature', 'engine', 'outcome'],
  registers: [counted],
});
