import { describe, expect, it } from 'vitest';
import { readCatalogue } from './files.ts';
import { judgementsIn, readJudgements } from './judgements.ts';
import { judgementProblems } from './judgements-problems.ts';

const catalogue = readCatalogue();
const judgements = readJudgements();
const read = (content: string) => judgementsIn([{ name: 'file.txt', content }]);

describe('a file of judgements', () => {
  it('states how much of each quality a drink has. A missing quality is 0', () => {
    const mojito = read('# Comment.\n\nmojito:\n    sour .45, dry 1,\n    fresh 0.5\n').get(
      'mojito',
    );
    expect(mojito).toMatchObject({ sour: 0.45, dry: 1, fresh: 0.5, sweet: 0 });
  });

  it.each([
    ['    sour .5', /file\.txt:1: no drink/],
    ['mojito', /file\.txt:1: .* is not a drink/],
    ['mojito:\n    sour .5\nmojito:', /file\.txt:3: mojito is judged twice/],
    ['mojito:\n    sour', /file\.txt:2: “sour” is not like/],
    ['mojito:\n    sour 1.5', /file\.txt:2: “sour 1\.5” is not like/],
    ['mojito:\n    shiny .5', /file\.txt:2: shiny is not a quality/],
    ['mojito:\n    sour .5,\n    sour .4', /file\.txt:3: sour appears twice/],
  ])('reports a mistake with its place: %j', (content, error) => {
    expect(() => read(content)).toThrow(error);
  });
});

describe('contradictions between judgement and recipe', () => {
  it.each([
    ['negroni', { fizzy: 0.3 }, 'negroni: is judged fizzy 0.3, but has nothing sparkling'],
    ['negroni', { creamy: 0.4 }, 'negroni: is judged creamy 0.4, but has no dairy'],
    ['negroni', { sour: 0.4 }, 'negroni: is judged sour 0.4, but has no acid'],
    ['negroni', { coffeeish: 0.3 }, 'negroni: is judged coffeeish 0.3, but has no coffee'],
    ['negroni', { smoky: 0.4 }, 'negroni: is judged smoky 0.4, but has nothing smoky'],
    ['dry-martini', { long: 0.6 }, 'dry-martini: is judged long 0.6, but has'],
    ['virgin-mojito', { boozyTasting: 0.05 }, 'virgin-mojito: is judged boozyTasting 0.05'],
  ])('are reported: %s %j', (id, change, problem) => {
    const judged = judgements.get(id);
    if (!judged) throw new Error(`${id} is not judged`);
    const changed = new Map(judgements).set(id, { ...judged, ...change });
    expect(judgementProblems(catalogue, changed).join('\n')).toContain(problem);
  });

  it('include missing judgements and unknown drinks', () => {
    const changed = new Map(judgements).set('moonlight', read('one:').get('one') as never);
    changed.delete('negroni');
    expect(judgementProblems(catalogue, changed)).toEqual([
      'moonlight: is judged, but does not exist',
      'negroni: is not judged',
    ]);
  });
});
