/** Caches recent results: a text repeats words, and guests repeat texts. */
export function remembered<T>(compute: (text: string) => T, most = 5_000): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found as T;
    const result = compute(text);
    if (known.size >= most) known.clear();
    known.set(text, result);
    return result;
  };
}
