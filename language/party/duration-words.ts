import { listsOf } from '#language/words/lists.ts';

export const durationWords = listsOf('party/duration', [
  'between',
  'from',
  'to',
  'at',
  'away',
  'half',
  'hour',
  'long',
  'notHours',
  'evening',
  'morning',
  'oclock',
  'halfPast',
  'halfTo',
  'quarterPast',
  'quarterTo',
  'quarterInto',
  'halfHour',
  'oneHour',
  'oneAndHalf',
  'minute',
  'untilMidnight',
  'noon',
]);
export type DurationWords = (typeof durationWords.keys)[number];
