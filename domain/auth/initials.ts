const characters = new Intl.Segmenter();

/** The first character as people see it: an emoji of several code points is one. */
function firstOf(text: string): string {
  const [first] = characters.segment(text);
  return first?.segment ?? '';
}

export function initialsOf(name: string): string {
  const [first = '', last = ''] = name.trim().split(/[\s@.]+/);
  return (firstOf(first) + firstOf(last)).toUpperCase();
}
