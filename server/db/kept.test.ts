import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from './database.ts';
import { Kept } from './kept.ts';
import { KeptByWord } from './kept-by-word.ts';

const db = { isTransaction: false } as Db;
const transaction = { isTransaction: true } as Db;

describe('what is kept of the database', () => {
  let hears: boolean;
  let stored: string | null;
  let reads: number;
  let kept: Kept<string | null>;
  const read = async () => {
    reads++;
    return stored;
  };

  beforeEach(() => {
    hears = true;
    stored = 'one';
    reads = 0;
    kept = new Kept(10, () => hears);
  });

  it('is read once until it is forgotten', async () => {
    expect(await kept.get(db, 'a', read)).toBe('one');
    stored = 'two';
    expect(await kept.get(db, 'a', read)).toBe('one');
    kept.forget('a');
    expect(await kept.get(db, 'a', read)).toBe('two');
    expect(reads).toBe(2);
  });

  it('is read each time while changes are not heard, and not kept from then', async () => {
    await kept.get(db, 'a', read);
    hears = false;
    stored = 'two';
    expect(await kept.get(db, 'a', read)).toBe('two');
    stored = 'three';
    expect(await kept.get(db, 'a', read)).toBe('three');
    // On its return the feed says that anything may have changed.
    hears = true;
    kept.forgetAll();
    expect(await kept.get(db, 'a', read)).toBe('three');
    expect(reads).toBe(4);
  });

  it('is not kept where it was forgotten, or the feed was lost, while it was read', async () => {
    const first = kept.get(db, 'a', read);
    kept.forget('a');
    await first;
    const second = kept.get(db, 'a', read);
    hears = false;
    await second;
    hears = true;
    await kept.get(db, 'a', read);
    expect(reads).toBe(3);
  });

  it('is not kept where there is nothing', async () => {
    stored = null;
    expect(await kept.get(db, 'a', read)).toBeNull();
    stored = 'there now';
    expect(await kept.get(db, 'a', read)).toBe('there now');
  });

  it('is used, but not left, by a transaction', async () => {
    await kept.get(transaction, 'a', read);
    await kept.get(db, 'a', read);
    await kept.get(transaction, 'a', read);
    expect(reads).toBe(2);
  });

  it('is read together by those who ask at once', async () => {
    expect(await Promise.all([kept.get(db, 'a', read), kept.get(db, 'a', read)])).toEqual([
      'one',
      'one',
    ]);
    expect(reads).toBe(1);
  });
});

describe('what is kept by its words', () => {
  it('counts its key, and what belongs to each entry', () => {
    const kept = new KeptByWord<string>(
      10_000,
      ({ length }) => length,
      () => true,
    );
    const keep = (key: string, value: string) => {
      const making = kept.make(key);
      making.reads(['bars:1']);
      making.keep(value);
      making.end();
    };
    for (let n = 0; n < 20; n++) keep(`small ${n}`, '');
    expect(kept.get('small 0')).toBeUndefined();
    expect(kept.get('small 19')).toBe('');
    keep('long '.repeat(2_000), '');
    expect(kept.get('long '.repeat(2_000))).toBeUndefined();
  });
});
