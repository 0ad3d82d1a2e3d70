// Compares texts by the cosine of their words' character n-grams, weighted by rarity.

const lengths = [3, 4, 5];
/** N-grams in a larger share of the texts say nothing. */
const tooCommon = 0.1;

export type WeighedWords = readonly (readonly [word: string, weight: number])[];

interface Posting {
  idf: number;
  texts: Int32Array;
  weights: Float32Array;
}

export class NgramIndex {
  readonly #size: number;
  readonly #postings = new Map<string, Posting>();

  constructor(texts: readonly WeighedWords[]) {
    this.#size = texts.length;
    const holding = new Map<string, [text: number, amount: number][]>();
    texts.forEach((words, text) => {
      for (const [gram, amount] of ngramsOf(words)) {
        const list = holding.get(gram);
        if (list) list.push([text, amount]);
        else holding.set(gram, [[text, amount]]);
      }
    });
    const squares = new Float64Array(texts.length);
    for (const list of holding.values()) {
      const idf = this.#idf(list.length);
      for (const [text, amount] of list) squares[text] = (squares[text] ?? 0) + (amount * idf) ** 2;
    }
    for (const [gram, list] of holding) {
      if (list.length > texts.length * tooCommon) continue;
      const idf = this.#idf(list.length);
      this.#postings.set(gram, {
        idf,
        texts: Int32Array.from(list, ([text]) => text),
        weights: Float32Array.from(
          list,
          ([text, amount]) => (amount * idf) / Math.sqrt(squares[text] ?? 1),
        ),
      });
    }
  }

  similarities(words: WeighedWords): Float32Array {
    const scores = new Float32Array(this.#size);
    let square = 0;
    for (const [gram, amount] of ngramsOf(words)) {
      const posting = this.#postings.get(gram);
      const weight = amount * (posting?.idf ?? this.#idf(1));
      square += weight ** 2;
      posting?.texts.forEach((text, n) => {
        scores[text] = (scores[text] ?? 0) + weight * (posting.weights[n] ?? 0);
      });
    }
    const norm = Math.sqrt(square) || 1;
    return scores.map((score) => score / norm);
  }

  #idf(count: number): number {
    return Math.log(1 + this.#size / count);
  }
}

/** With their counts. A space marks the beginning and the end of a word. */
function ngramsOf(words: WeighedWords): Map<string, number> {
  const grams = new Map<string, number>();
  for (const [word, weight] of words) {
    const padded = ` ${word} `;
    for (const length of lengths) {
      for (let at = 0; at + length <= padded.length; at++) {
        const gram = padded.slice(at, at + length);
        grams.set(gram, (grams.get(gram) ?? 0) + weight);
      }
    }
  }
  return grams;
}
