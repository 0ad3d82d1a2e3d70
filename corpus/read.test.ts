import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { languages } from '#domain/languages.ts';
import { readGradedWishes, readMenu, wishFolders } from './graded.ts';
import {
  readComparedDrinks,
  readComparedFrames,
  readComparedTastes,
  readDrinkChanges,
  readPhrasings,
  readRefusedFrames,
  readRefusedThings,
  readRefusedWishes,
  readSafetySubstances,
  readSafetyTemplates,
} from './read.ts';

describe('the line files', () => {
  it('are plain text that looks the same in every editor', () => {
    const files = fs.globSync(path.join(import.meta.dirname, '**/*.tsv'));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(fs.readFileSync(file));
      expect(text.startsWith('# '), `${file} begins with a comment`).toBe(true);
      expect(/[^\n]\n$/.test(text), `${file} ends with its last line`).toBe(true);
      expect(text.includes('\r'), `${file} has line feeds alone`).toBe(false);
    }
  });

  it('are readable, and none is empty', () => {
    const lists = [
      ...languages.map((language) => readPhrasings(language)),
      ...Object.values(readSafetyTemplates()),
      readSafetySubstances(),
      readRefusedThings(),
      readRefusedFrames(),
      readRefusedWishes(),
      readComparedTastes(),
      readComparedDrinks(),
      readComparedFrames(),
      readDrinkChanges(),
    ];
    for (const list of lists) expect(list).not.toEqual([]);
  });
});

describe('graded wishes', () => {
  const folders = [...wishFolders('wishes'), ...wishFolders('held-out')];
  const sets = folders.flatMap(({ name, menu, sets }) =>
    sets.map((file) => [`${name}/${path.basename(file)}`, menu, file] as const),
  );

  it.each(sets)('%s refers to drinks of its menu', (_, menu, file) => {
    const drinks = new Set(readMenu(menu).map(({ id }) => id));
    const wishes = readGradedWishes(file);
    const named = wishes.flatMap(({ rel, bad }) => [...Object.keys(rel), ...bad]);
    expect(named.filter((id) => !drinks.has(id))).toEqual([]);
    expect(new Set(wishes.map(({ id }) => id)).size).toBe(wishes.length);
  });
});

describe('a malformed line', () => {
  const written = (line: string) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'corpus-'));
    onTestFinished(() => fs.rmSync(folder, { recursive: true }));
    const file = path.join(folder, 'wishes.tsv');
    fs.writeFileSync(file, `# A comment.\nw1\ten\tsour\tmojito:2\t-\n${line}\n`);
    return file;
  };

  it.each([
    ['w2\ten\tsour', 'the line has 3 columns instead of 5 (id, language, wish, drinks, bad)'],
    ['w2\ten\t\tmojito:2\t-', 'wish is empty'],
    ['w2\ten\tsour \tmojito:2\t-', 'wish begins or ends with a space'],
    ['w2\tde\tsauer\tmojito:2\t-', '"de" is none of en, sk'],
    ['w2\ten\tsour\tmojito:3\t-', '"mojito:3" is not drink:1 or drink:2'],
  ])('is reported with its file and line: %j', (line, problem) => {
    const file = written(line);
    expect(() => readGradedWishes(file)).toThrow(`wishes.tsv:3: ${problem}`);
  });
});
