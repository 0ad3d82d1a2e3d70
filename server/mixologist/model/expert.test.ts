// Experts read guests' wishes and named fitting drinks. The house must not hold back a model that
// reads as well as they do.
import { describe, expect, it } from 'vitest';
import { type GradedWish, readGradedWishes, readMenu, wishFolders } from '#corpus/graded.ts';
import { refusalOf } from '#language/reading/refusals.ts';
import {
  expert,
  questionOf,
  type TriedMenu,
  wholeCatalogue,
  writtenMenu,
} from '#server/testing/model/expert.ts';
import { withModel } from './mixologist.ts';

const never = new AbortController().signal;
const maxPicks = 6;

const folder = wishFolders('wishes').find(({ name }) => name === 'seventy');
const wishes = (folder?.sets ?? [])
  .filter((file) => file.includes('unseen'))
  .flatMap(readGradedWishes);
const seventy = writtenMenu(readMenu(folder?.menu ?? ''));

const menus: [what: string, menu: TriedMenu][] = [
  ['70 drinks', seventy],
  ['the whole catalogue', wholeCatalogue('en')],
  ['483 drinks', wholeCatalogue('en', 100)],
];

/** Filters picks to those on the menu, those shown to the model, and those that reach the guest. */
async function pickAll({ index, drinks }: TriedMenu, wish: GradedWish, ids: readonly string[]) {
  const { intent, question } = questionOf({ index, drinks }, wish);
  const names = new Map(drinks.map(({ id, name }) => [id, name]));
  const picked = ids.filter((id) => names.has(id)).slice(0, maxPicks);
  const model = withModel('expert', expert(picked.map((id) => names.get(id) ?? '')));
  const { engine, value } = await model.search(question, never);
  const shown = new Set([...question.menu, ...question.beside].map(({ id }) => id));
  const refusals = new Map(index.profiles.map((one) => [one.id, refusalOf(intent, one)]));
  return { picked, shown, refusals, engine, got: value.picks.map(({ drinkId }) => drinkId) };
}

const justRight = ({ rel }: GradedWish) => Object.keys(rel).filter((id) => rel[id] === 2);

describe.each(menus)('the picks of an expert for %s', (_what, menu) => {
  it('all reach the guest unless a refusal forbids them', async () => {
    const count = { picked: 0, shown: 0, got: 0 };
    for (const wish of wishes) {
      const { picked, shown, refusals, got } = await pickAll(menu, wish, justRight(wish));
      for (const id of picked) {
        const isForbidden = refusals.get(id) !== null;
        if (shown.has(id) && !isForbidden) expect(got, wish.q).toContain(id);
        count.picked++;
        if (shown.has(id)) count.shown++;
        if (got.includes(id)) count.got++;
      }
    }
    expect(count.picked).toBeGreaterThan(300);
    if (menu.drinks.length <= 400) expect(count.shown).toBe(count.picked);
    expect(count.shown / count.picked).toBeGreaterThan(0.95);
    expect(count.got / count.shown).toBeGreaterThan(0.95);
  });

  it('include no forbidden drink, whatever is picked', async () => {
    let tried = 0;
    for (const wish of wishes.filter(({ bad }) => bad.length > 0)) {
      const { refusals, got } = await pickAll(menu, wish, wish.bad);
      for (const id of got) {
        tried++;
        // The model judges drinks that taste a little of a refused taste.
        const refusal = refusals.get(id);
        const isJudged = refusal?.by === 'avoid' && refusal.avoid.subject.kind === 'quality';
        expect(refusal === null || isJudged, `${wish.q}: ${id}`).toBe(true);
      }
    }
    expect(tried).toBeGreaterThan(50);
  });
});

it.each([
  ['en', 'I am pregnant, something like a negroni'],
  ['sk', 'som tehotná, niečo ako negroni'],
] as const)('forbidden picks are replaced by the house (%s)', async (lang, q) => {
  const wish = { id: 'x', lang, q, rel: {}, bad: [] };
  const forbidden = seventy.drinks.filter(({ alcoholContent }) => alcoholContent > 0);
  const { engine, got } = await pickAll(
    seventy,
    wish,
    forbidden.map(({ id }) => id),
  );
  expect(engine).toBe('house');
  const strengths = new Map(seventy.drinks.map(({ id, alcoholContent }) => [id, alcoholContent]));
  expect(got.length).toBeGreaterThan(2);
  for (const id of got) expect(strengths.get(id)).toBe(0);
});

it('falls back to the house if an expert is shown none of their picks', async () => {
  const { question } = questionOf(seventy, { q: 'something sour', lang: 'en' });
  const model = withModel('expert', expert(['A drink of another bar']));
  const { engine, free, value } = await model.search(question, never);
  expect({ engine, free, picks: value.picks }).toEqual({
    engine: 'house',
    free: true,
    picks: question.house.picks,
  });
});
