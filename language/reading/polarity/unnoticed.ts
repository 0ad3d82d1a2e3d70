// Things that must not be tasted: "vodka, but I don't want to taste it", "nechcem cítiť rum".
import { conceptData } from '#language/lexicon/concepts.ts';
import type { Content } from '#language/reading/segment.ts';
import { hasContentAhead, isPostposed } from './lookahead.ts';
import { implied, type Position, type State } from './state.ts';

/** Not tasting a spirit means a mild drink. Other things that must not be tasted are refused. */
export function refuseNoticed(state: State, position: Position): void {
  state.join = null;
  if (hasContentAhead(position) && !isPostposed(position)) {
    state.scope = {
      isMild: false,
      isList: false,
      isAllergy: false,
      isUnnoticed: true,
      last: null,
    };
    return;
  }
  state.scope = null;
  for (const [n, one] of state.statements.entries()) {
    if (n < state.clause || one.polarity !== 'wanted') continue;
    if (!isHidden(one.content, state, n)) one.polarity = 'refused';
  }
  if (state.statements.some(({ content }) => isSpirit(content))) beMild(state);
}

/** Allowed if it is not tasted: a spirit, or something that the guest asked for. */
export function isHidden(content: Content, state: State, before = state.statements.length) {
  const isNamed = state.statements
    .slice(0, before)
    .some((one) => one.polarity === 'wanted' && isSameContent(one.content, content));
  return isSpirit(content) || isNamed;
}

export function isSameContent(a: Content, b: Content): boolean {
  return a.kind === 'meanings' && b.kind === 'meanings'
    ? JSON.stringify(a) === JSON.stringify(b)
    : a.kind === 'word' && b.kind === 'word' && a.word === b.word;
}

export function beMild({ statements }: State): void {
  statements.push(implied({ kind: 'quality', quality: 'mildly' }));
}

function isSpirit(content: Content): boolean {
  return (
    content.kind === 'meanings' &&
    content.meanings.some(
      (one) =>
        one.kind === 'concept' && (one.concept === 'alcohol' || conceptData(one.concept).isSpirit),
    )
  );
}
