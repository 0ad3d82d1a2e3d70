// Maps functions of a running script to their places in the sources.
import { SourceMap } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '#scripts/lib/run.mjs';
import type { Entered } from './record.ts';

export interface Script {
  /** The script, or its source where it has no map. */
  file: string;
  text: string;
  map?: string | undefined;
}

/** A function, or the whole script, as V8 reports it. The first range covers all of it. */
export interface CountedFunction {
  ranges: { startOffset: number; endOffset: number; count: number }[];
}

/** The places of the entered functions of a script. */
export type Locate = (functions: readonly CountedFunction[]) => Entered;

interface Position {
  file: string;
  at: string;
}

const isSource = /^(domain|catalogue|language|server|web)\/.*(?<!\.test)\.tsx?$/;
/** Vite's wrapper around a module and its exports. */
const isWrapper = /^(async \(__vite_ssr_exports__|\(\) => \{ try \{ return )/;

export function locator(script: Script): Locate {
  const { text } = script;
  const placeOf = script.map ? throughMap(script, script.map) : inSource(script);
  const places = new Map<number, Position | undefined>();
  return (functions) => {
    const entered: Entered = {};
    const seen = new Map<string, number>();
    const inOrder = functions
      .flatMap(({ ranges: [whole] }) => whole ?? [])
      .filter(({ startOffset, endOffset }) => endOffset - startOffset < text.length)
      .filter(({ startOffset }) => !isWrapper.test(text.slice(startOffset, startOffset + 40)))
      .sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
    for (const { startOffset, endOffset, count } of inOrder) {
      if (!places.has(startOffset)) places.set(startOffset, placeOf(startOffset, endOffset));
      const place = places.get(startOffset);
      if (!place || !isSource.test(place.file)) continue;
      const { file, at } = place;
      const index = seen.get(`${file} ${at}`) ?? 0;
      seen.set(`${file} ${at}`, index + 1);
      if (count === 0) continue;
      entered[file] ??= [];
      entered[file].push(at.includes(' ') ? `${at} ${index}` : at);
    }
    return entered;
  };
}

type PlaceOf = (startOffset: number, endOffset: number) => Position | undefined;

function inSource({ file, text }: Script): PlaceOf {
  const positionOf = lines(text);
  return (startOffset) => {
    const { line, column } = positionOf(startOffset);
    return { file: path.relative(root, file), at: `${line + 1}:${column}` };
  };
}

/**
 * Source maps have identifiers and statements, not parentheses: '(name) => …' lies between two entries.
 */
function throughMap({ file, text }: Script, map: string): PlaceOf {
  const positionOf = lines(text);
  const sourceMap = new SourceMap(JSON.parse(map));
  const base = pathToFileURL(file);
  const entryAt = (offset: number) => {
    const { line, column } = positionOf(offset);
    const entry = sourceMap.findEntry(line, column);
    if (!('originalSource' in entry)) return undefined;
    const { originalSource, originalLine, originalColumn, generatedLine, generatedColumn } = entry;
    return {
      file: path.relative(root, new URL(originalSource, base).pathname),
      at: `${originalLine + 1}:${originalColumn}`,
      isExact: generatedLine === line && generatedColumn === column,
    };
  };
  return (startOffset, endOffset) => {
    const previous = entryAt(startOffset);
    if (previous?.isExact) return previous;
    for (let offset = startOffset + 1; offset < endOffset; offset += 1) {
      const next = entryAt(offset);
      if (!next?.isExact) continue;
      if (next.file !== previous?.file) return next;
      return { file: next.file, at: `${previous.at} ${next.at}` };
    }
    return undefined;
  };
}

/** Finds the line and column of an offset, both counted from 0. */
function lines(text: string) {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset: number) => {
    let line = 0;
    let after = starts.length;
    while (after - line > 1) {
      const middle = (line + after) >> 1;
      if (Number(starts[middle]) <= offset) line = middle;
      else after = middle;
    }
    return { line, column: offset - Number(starts[line]) };
  };
}
