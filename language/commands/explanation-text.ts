import type { ScoreParts } from '#language/ranking/score-parts.ts';
import type { Intent, Want } from '#language/reading/intent.ts';
import type { Reading } from '#language/reading/read-wish.ts';
import { marks } from '#language/words/tokenize.ts';
import type { Explanation, ScoredDrink } from './explanation.ts';
import {
  askedText,
  avoidText,
  factors,
  limitTexts,
  nameOf,
  polarityText,
  refusalText,
  refusedText,
  rounded,
  segmentText,
  termText,
  wantText,
} from './plain-words.ts';

const width = 100;
const labelWidth = 12;
const namesShown = 5;
const tokensShown = 60;

export function explanationText(explained: Explanation): string {
  const { reading, language, isGuessed, allowed, refused } = explained;
  const all = allowed + refused.length;
  return [
    ...line('Wish', explained.text),
    ...line('Language', `${language}${isGuessed ? ', guessed by the text' : ''}`),
    ...section('Clauses', clausesOf(reading)),
    ...line('Tokens', firstOf(reading.tokens).join(' · ')),
    ...section('Segments', firstOf(segmentLines(reading))),
    ...section('Intent', intentLines(reading)),
    ...section('Bank', bankLines(reading)),
    ...section('Safety', safetyLines(explained)),
    ...line('Refused', `${refused.length} of ${all} drinks`),
    ...refusalLines(explained),
    ...rankingLines(explained),
    ...section('Answer', answerLines(explained)),
  ].join('\n');
}

function line(label: string, text: string, indent = labelWidth): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && indent + last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines.map((one, n) => `${(n ? '' : label).padEnd(indent)}${one}`);
}

function section(label: string, texts: readonly string[]): string[] {
  return texts.flatMap((text, n) => line(n ? '' : label, text));
}

function firstOf(texts: readonly string[]): string[] {
  const more = texts.length - tokensShown;
  return more > 0 ? [...texts.slice(0, tokensShown), `… and ${more} more`] : [...texts];
}

function clausesOf({ rest, languages }: Reading): string[] {
  const clauses: string[][] = [[]];
  for (const [n, token] of rest.entries()) {
    clauses.at(-1)?.push(token);
    if (marks.has(token) && n < rest.length - 1) clauses.push([]);
  }
  let at = 0;
  return clauses.map((clause) => {
    const spoken = languages[at] ?? 'unclear';
    at += clause.length;
    return `${spoken}: ${clause.join(' ')}`;
  });
}

function segmentLines({ segments, statements, rest }: Reading): string[] {
  const rows = segments.map((one) => {
    const meant = statements.find(({ content }) => content === one.content);
    const parts = one.parts?.length ? `, joins ${one.parts.length} things` : '';
    const polarity = meant ? polarityText(meant) : one.content ? 'ignored: neutral' : '';
    return [rest.slice(one.from, one.to).join(' '), segmentText(one) + parts, polarity];
  });
  const wide = Math.min(20, Math.max(...rows.map(([words = '']) => words.length)));
  return rows.map(([words = '', what = '', polarity]) => {
    return `${words.padEnd(wide)}  ${what}${polarity ? ` → ${polarity}` : ''}`;
  });
}

function intentLines({ intent, settled, collected }: Reading): string[] {
  const { avoids, words, avoidedWords } = intent;
  const said = new Set(settled.wants);
  const added = intent.wants.filter((want) => !said.has(want));
  const kept = new Set(settled.wants.map(({ subject }) => subject));
  const lines = [
    labelled('wants', wantTexts(intent.wants.filter((want) => said.has(want)))),
    labelled('wants by association or the bank', wantTexts(added)),
    labelled('avoids', avoids.map(avoidText)),
    labelled('named', intent.named.map(nameOf)),
    labelled(
      'shared names',
      intent.sharedNames.map(({ word }) => word),
    ),
    labelled('examples', intent.examples.map(nameOf)),
    labelled('not these drinks', intent.excluded.map(nameOf)),
    labelled('unknown words', words),
    labelled('refused words', avoidedWords),
    labelled('limits', limitTexts(intent)),
    labelled(
      'dropped because of a contradiction',
      collected.wants.filter(({ subject }) => !kept.has(subject)).map(wantText),
    ),
  ].filter(Boolean);
  return lines.length ? lines : ['nothing'];
}

function labelled(label: string, texts: readonly string[]): string {
  return texts.length ? `${label}: ${texts.join(', ')}` : '';
}

function wantTexts(wants: Intent['wants']): string[] {
  const groups = Map.groupBy(wants, ({ group }) => group);
  return Array.from(groups.values(), (group: Want[]) => group.map(wantText).join(' or '));
}

function bankLines({ bank }: Reading): string[] {
  if (!bank) return ['not asked'];
  const { guess, isTaken } = bank;
  if (!guess) return ['asked: nothing is similar'];
  const { gist, share, similarity } = guess;
  const how = `vote ${rounded(share)}, nearest sentence ${rounded(similarity)}`;
  return [`asked: ${gist} (${how})${isTaken ? '' : ', not believed'}`];
}

function safetyLines({ reading: { safety, intent }, corrected }: Explanation): string[] {
  const lines = [
    labelled(
      'spelling',
      corrected.map(({ written, read }) => `${written} is read as ${read}`),
    ),
    labelled('no alcohol', safety.noAlcohol),
    labelled('refused', safety.refused.map(refusedText)),
    labelled('not known to the catalogue', safety.unknown),
    labelled(
      'refused by a name of its own',
      intent.refused.map(({ allergens }) => allergens.join(', ')),
    ),
    ...(safety.isMedical ? ['an allergy or an illness: the guest should tell the bar'] : []),
    ...(safety.isGrave ? ['severe'] : []),
    ...(safety.isCrisis ? ['the writer speaks of harming themselves'] : []),
  ].filter(Boolean);
  return lines.length ? lines : ['nothing'];
}

function refusalLines({ refused, reading: { intent } }: Explanation): string[] {
  const byReason = Map.groupBy(refused, ({ refusal }) => refusalText(refusal, intent));
  return [...byReason]
    .sort(([, a], [, b]) => b.length - a.length)
    .flatMap(([reason, drinks]) => {
      const names = drinks.slice(0, namesShown).map(({ drink }) => nameOf(drink));
      const more = drinks.length > namesShown ? ', …' : '';
      const count = `${String(drinks.length).padStart(labelWidth - 2)}  `;
      return line(count, `${reason}: ${names.join(', ')}${more}`);
    });
}

function rankingLines({ drinks, allowed, shown }: Explanation): string[] {
  if (shown.length === 0) return line('Ranking', 'none: the answer shows no drinks');
  return [
    ...line('Ranking', `the first ${drinks.length} of ${allowed} drinks`),
    ...drinks.flatMap((drink, n) => drinkLines(drink, n + 1)),
  ];
}

function drinkLines({ drink, score, own, parts }: ScoredDrink, place: number): string[] {
  const moved =
    score > own
      ? `, moved up for its name from ${own.toFixed(3)}`
      : score < own
        ? `, moved behind similar drinks from ${own.toFixed(3)}`
        : '';
  return [
    `${String(place).padStart(labelWidth - 2)}  ${score.toFixed(3)}  ${nameOf(drink)}${moved}`,
    ...line('', partsText(parts), labelWidth + 7),
  ];
}

function partsText({ fits, mean, factors: factorsOf, terms }: ScoreParts): string {
  const met = fits.map(
    ({ of, fit, weight }) => `${askedText(of)} ${fit.toFixed(2)} (weight ${rounded(weight)})`,
  );
  const base = fits.length ? `${met.join(', ')}: mean ${mean.toFixed(3)}` : `${mean} for anything`;
  const spoilt = factorsOf.map(({ of, by }) => `, × ${by} ${factors[of]}`);
  const added = terms
    .filter(({ by }) => Math.abs(by) >= 0.0005)
    .map(({ of, by }) => `, ${by < 0 ? '−' : '+'} ${Math.abs(by).toFixed(3)} ${termText(of)}`);
  return [base, ...spoilt, ...added].join('');
}

function answerLines({ answer, shown }: Explanation): string[] {
  return [answer.interpretation, labelled('shown', shown.map(nameOf))].filter(Boolean);
}
