import { describe, expect, it } from 'vitest';
import { catalogueMenu } from '#language/commands/catalogue-menu.ts';
import { rankAll } from '#language/ranking/rank.ts';
import { readWish } from '#language/reading/read-wish.ts';
import { mayPick } from './may-pick.ts';

const menu = catalogueMenu();
const all = menu.profiles.length;
const read = (query: string) => readWish(query, 'en', menu.names);
const pickable = (query: string) => new Set(mayPick(read(query), menu, query));

describe('a model may pick', () => {
  it.each(['something sour with gin', 'like a negroni', 'strong', 'xyzzyq'])(
    'anything for “%s”',
    (query) => expect(pickable(query).size).toBe(all),
  );

  it.each([
    ['no gin', 'negroni', 'daiquiri'],
    ['I am allergic to eggs', 'clover-club', 'daiquiri'],
    ['I am pregnant', 'daiquiri', 'virgin-mojito'],
    ['vegan please', 'bees-knees', 'daiquiri'],
    ['under 15 percent', 'negroni', 'mojito'],
    ['nothing sweet', 'grasshopper', 'dry-martini'],
    ['at most three ingredients', 'mai-tai', 'daiquiri'],
    ['max tri ingrediencie', 'zombie', 'gimlet'],
  ])('for “%s” no %s, but %s', (query, not, but) => {
    const may = pickable(query);
    expect(may).not.toContain(not);
    expect(may).toContain(but);
  });

  it('all that the house allows, and drinks that it finds a little too sweet', () => {
    for (const query of [
      'nothing sweet',
      'not sour, no cream',
      'bez cukru',
      'no gin, not bitter',
    ]) {
      const may = pickable(query);
      for (const { profile } of rankAll(read(query), menu)) expect(may).toContain(profile.id);
    }
    const borderline = pickable('nothing sweet').size;
    expect(borderline).toBeGreaterThan(rankAll(read('nothing sweet'), menu).length);
  });

  it.each(['hello', 'thank you', 'I want to end my life, one last whisky'])(
    'nothing for “%s”',
    (query) => expect(pickable(query).size).toBe(0),
  );
});
