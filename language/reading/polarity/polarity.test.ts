import { describe, expect, it } from 'vitest';
import { lookUp } from '#language/lexicon/meanings.ts';
import type { Role } from '#language/lexicon/roles.ts';
import { markDegrees } from '#language/reading/degrees.ts';
import type { Content, Segment } from '#language/reading/segment.ts';
import { hasContentAhead, isComparison, listEndsWithOr, opensPhrase } from './lookahead.ts';
import { addStatement, applyMark, reaches, resolvePolarity, trackPhrase } from './polarity.ts';
import { roleHandlers } from './roles.ts';
import { initialState, type Position, type Scope, type State } from './state.ts';

/** "gin", "no/negation" and "," as segments of one word. */
function sentence(...words: string[]): { segments: Segment[]; tokens: string[] } {
  const tokens = words.map((word) => word.split('/')[0] ?? '');
  const segments = words.map((word, from): Segment => {
    const [text = '', role] = word.split('/');
    const place = { from, to: from + 1 };
    if (role) return { ...place, role: role as Role };
    if (/^[,.:]$/.test(text)) return { ...place, mark: text };
    const content = contentOf(text);
    return content ? { ...place, content } : place;
  });
  return { segments: markDegrees(segments, tokens), tokens };
}

function contentOf(word: string): Content | undefined {
  const meanings = lookUp([word], 0)?.meanings;
  return meanings && { kind: 'meanings', meanings };
}

function at(index: number, ...words: string[]): Position {
  return { ...sentence(...words), index };
}

function stateWith(change: Partial<State> = {}): State {
  return { ...initialState(), ...change };
}
const gin = contentOf('gin') as Content;
const sweet = contentOf('sweet') as Content;
const scope: Scope = { isMild: false, isList: false, isAllergy: false, last: null };

function added(...contents: Content[]): State {
  const state = stateWith();
  for (const content of contents) addStatement(state, at(0, 'gin'), content);
  return state;
}

describe('a mark', () => {
  it('as a comma joins, and keeps a negation', () => {
    const state = stateWith({ scope: { ...scope }, isExample: true });
    applyMark(state, at(0, ','), ',');
    expect(state).toMatchObject({ join: 'comma', scope, isExample: false, clause: 0 });
  });

  it('as a comma without a negation starts a clause', () => {
    const state = added(gin);
    applyMark(state, at(0, ','), ',');
    expect(state.clause).toBe(1);
  });

  it('as a full stop ends a negation', () => {
    const state = stateWith({ scope: { ...scope }, join: 'both' });
    applyMark(state, at(0, '.'), '.');
    expect(state).toMatchObject({ scope: null, join: null });
  });

  it('as a colon ends nothing', () => {
    const state = stateWith({ scope: { ...scope }, join: 'both' });
    applyMark(state, at(0, ':'), ':');
    expect(state).toMatchObject({ scope, join: 'both' });
  });
});

describe('a phrase', () => {
  it('ends at a mark and at “or”', () => {
    const state = stateWith();
    trackPhrase(state, at(0, ','));
    trackPhrase(state, at(0, 'or/either'));
    expect(state.phrase).toBe(2);
  });

  it('continues after “but” and a comparative', () => {
    for (const word of ['but/turn', 'lighter']) {
      const state = { ...added(gin), phrase: 3 };
      trackPhrase(state, at(0, word));
      expect(state.phrase).toBe(0);
    }
  });

  it('records where a preference starts', () => {
    const state = added(gin);
    trackPhrase(state, at(0, 'radsej/turn'));
    expect(state.preferredFrom).toBe(1);
  });
});

describe('the words around a segment', () => {
  it('include content within the clause', () => {
    expect(hasContentAhead(at(0, 'no/negation', 'more/opening', 'gin'))).toBe(true);
    expect(hasContentAhead(at(0, 'no/negation', ',', 'gin'))).toBe(false);
    expect(hasContentAhead(at(0, 'no/negation', 'want/request', 'gin'))).toBe(false);
  });

  it('include the “or” of a list', () => {
    expect(listEndsWithOr(at(1, 'gin', 'vodka', ',', 'rum', 'or/either', 'mezcal'))).toBe(true);
    expect(listEndsWithOr(at(1, 'gin', 'vodka', '.', 'rum'))).toBe(false);
  });

  it('include the Slovak “a” as a conjunction after something to drink', () => {
    expect(opensPhrase(at(1, 'gin', 'a/both'))).toBe(true);
    expect(opensPhrase(at(0, 'a/both', 'gin'))).toBe(false);
  });

  it('tell a comparison from the verb “like”', () => {
    expect(isComparison(at(0, 'like/request', 'gin'))).toBe(true);
    expect(isComparison(at(1, 'i', 'like/request', 'gin'))).toBe(false);
  });
});

describe('a function word', () => {
  const apply = (state: State, position: Position) => {
    const { role } = position.segments[position.index] ?? {};
    if (role) roleHandlers[role](state, position);
    return state;
  };

  it('negates what follows', () => {
    expect(apply(stateWith(), at(0, 'no/negation', 'gin')).scope).toEqual(scope);
  });

  it('refuses a list, and marks an allergy', () => {
    expect(apply(stateWith(), at(0, 'allergic/refusal', 'gin')).scope).toEqual({
      ...scope,
      isList: true,
      isAllergy: true,
    });
  });

  it('refuses the content of the clause when nothing follows', () => {
    expect(apply(added(gin), at(1, 'gin', 'nie/negation')).statements).toMatchObject([
      { polarity: 'refused' },
    ]);
    expect(apply(added(gin), at(1, 'gin', 'no/negation')).statements).toMatchObject([
      { polarity: 'refused' },
    ]);
    expect(apply(added(gin), at(2, 'gin', ',', 'no/negation')).statements).toMatchObject([
      { polarity: 'wanted' },
    ]);
  });

  it('refuses alcohol where somebody does not drink', () => {
    const { statements } = apply(stateWith(), at(0, 'nepijem/drinking'));
    expect(statements).toMatchObject([{ content: { meanings: [{ kind: 'alcoholFree' }] } }]);
  });

  it('refuses all joined content before “free”', () => {
    const { statements } = apply(added(gin, sweet, gin), at(0, 'free/free'));
    expect(statements.map(({ polarity }) => polarity)).toEqual(['refused', 'wanted', 'refused']);
  });

  it('denies mildly after “less” and “than”', () => {
    for (const word of ['less/less', 'than/than']) {
      expect(apply(stateWith(), at(0, word, 'sweet')).scope).toMatchObject({
        ...scope,
        isMild: true,
      });
    }
  });

  it('makes the last want moderate when nothing follows “less”', () => {
    const { statements } = apply(added(sweet), at(1, 'sweet', 'less/less'));
    expect(statements.map(({ polarity }) => polarity)).toEqual(['wanted', 'mild']);
  });

  it('makes an open negation mild', () => {
    expect(apply(stateWith({ scope: { ...scope } }), at(0, 'too/softer')).scope?.isMild).toBe(true);
    const finished: Scope = { ...scope, last: 'concept' };
    expect(apply(stateWith({ scope: finished }), at(0, 'so/softer')).scope).toBeNull();
  });

  it('ends a negation at a turn or a request', () => {
    for (const word of ['but/turn', 'want/request']) {
      const state = stateWith({ scope: { ...scope }, join: 'comma' });
      expect(apply(state, at(0, word))).toMatchObject({ scope: null, join: null });
    }
  });

  it('ends a negation with an object at a new request', () => {
    const denied: Scope = { ...scope, last: 'concept' };
    expect(apply(stateWith({ scope: denied }), at(0, 'something/opening')).scope).toBeNull();
    const list = { scope: { ...denied, isList: true }, join: 'both' } as const;
    expect(apply(stateWith(list), at(0, 'with/opening')).scope).not.toBeNull();
    expect(apply(stateWith({ scope: { ...scope } }), at(0, 'with/opening')).scope).toEqual(scope);
  });

  it.each<[word: string, change: Partial<State>]>([
    ['like/like', { isExample: true }],
    ['or/either', { join: 'either' }],
    ['and/both', { join: 'both' }],
    ['maybe/maybe', { weight: 0.6 }],
    ['slightly/little', { weight: 0.6, isModerate: true }],
    ['whatever/idle', {}],
  ])('%s applies to what follows', (word, change) => {
    expect(apply(stateWith(), at(0, word))).toEqual(stateWith(change));
  });
});

describe('a negation', () => {
  const denied = (change: Partial<Scope>): Scope => ({ ...scope, last: 'concept', ...change });

  it('covers content joined by “or”, and concepts joined by “and”', () => {
    expect(reaches(denied({}), 'taste', 'either', at(0, 'gin'))).toBe(true);
    expect(reaches(denied({}), 'concept', 'both', at(0, 'gin'))).toBe(true);
    expect(reaches(denied({}), 'taste', 'both', at(0, 'gin'))).toBe(false);
    expect(reaches(denied({ isMild: true }), 'concept', 'both', at(0, 'gin'))).toBe(false);
  });

  it('crosses a comma to things, and to tastes in a list', () => {
    expect(reaches(denied({}), 'concept', 'comma', at(0, 'gin'))).toBe(true);
    expect(reaches(denied({}), 'concept', 'comma', at(1, 'a', 'gin'))).toBe(false);
    const sour = (change: Partial<Scope>) => denied({ last: 'taste', ...change });
    expect(reaches(sour({}), 'taste', 'comma', at(0, 'sweet'))).toBe(false);
    expect(reaches(sour({ isList: true }), 'taste', 'comma', at(0, 'sweet'))).toBe(true);
    expect(reaches(sour({}), 'taste', 'comma', at(0, 'sweet', 'or/either', 'dry'))).toBe(true);
  });
});

describe('a statement', () => {
  it('has the polarity of the scope, and uses up the marks for it', () => {
    const state = stateWith({ scope: { ...scope, isAllergy: true }, weight: 0.6, join: 'both' });
    addStatement(state, at(0, 'gin'), gin);
    expect(state.statements).toMatchObject([
      { polarity: 'refused', isAllergy: true, weight: 0.6, group: 1 },
    ]);
    expect(state).toMatchObject({ scope: { last: 'concept' }, weight: 1, join: null });
  });

  it('is denied or excessive by its form', () => {
    const [segment] = sentence('sweet').segments as [Segment];
    const polarityOf = (change: Partial<Segment>) => {
      const state = stateWith();
      const segments = [{ ...segment, ...change }];
      addStatement(state, { segments, index: 0, tokens: ['sweet'] }, sweet);
      return state.statements[0]?.polarity;
    };
    expect(polarityOf({ isDenied: true })).toBe('refused');
    expect(polarityOf({ isDenied: true, isExcess: true })).toBe('mild');
    expect(polarityOf({})).toBe('wanted');
  });

  it('shares its group with its alternatives', () => {
    const { segments, tokens } = sentence('gin', 'or/either', 'vodka', 'and/both', 'rum');
    expect(resolvePolarity(segments, tokens).map(({ group }) => group)).toEqual([1, 1, 2]);
  });
});

describe('a sentence', () => {
  it.each<[words: string[], polarities: string[]]>([
    [
      ['no/negation', 'rum', 'or/either', 'gin'],
      ['refused', 'refused'],
    ],
    [
      ['no/negation', 'rum', ',', 'sweet'],
      ['refused', 'wanted'],
    ],
    [
      ['less/less', 'sweet', ',', 'but/turn', 'strong'],
      ['mild', 'wanted'],
    ],
    [
      ['radsej/turn', 'bitter', 'ako/like', 'sweet'],
      ['wanted', 'mild'],
    ],
  ])('is read: %j', (words, polarities) => {
    const { segments, tokens } = sentence(...words);
    const statements = resolvePolarity(segments, tokens);
    expect(statements.map(({ polarity }) => polarity)).toEqual(polarities);
  });
});
