// "Under 10 %", "aspoň 25 percent", "between 5 and 10 %".
export interface Numbers {
  min: number | null;
  max: number | null;
}

const below = /(?:under|below|less than|lower than|pod|menej ako|menej nez)$/;
const atMost = /(?:max|maximum|maximalne|up to|at most|no more than|do|najviac|maximal\w*)$/;
const above = /(?:over|above|more than|nad|viac ako|viac nez)$/;
const atLeast = /(?:at least|min|minimum|minimalne|aspon|from|od)$/;

export function readNumbers(tokens: readonly string[]): Numbers {
  const limits: Numbers = { min: null, max: null };
  tokens.forEach((token, at) => {
    const next = tokens[at + 1] ?? '';
    if (!/^\d+(\.\d+)?$/.test(token) || !/^(%|percent\w*|abv|volt?)$/.test(next)) return;
    const value = Number(token);
    const lead = tokens.slice(Math.max(0, at - 3), at).join(' ');
    const isRange = /(\d+)(?: %)? (?:and|to|a|az|do)$/.exec(lead);
    if (isRange) {
      limits.min = Number(isRange[1]);
      limits.max = value;
    } else if (atMost.test(lead)) limits.max = value;
    else if (below.test(lead)) limits.max = value - 0.01;
    else if (above.test(lead)) limits.min = value + 0.01;
    else if (atLeast.test(lead)) limits.min = value;
    else if (value > 0) {
      limits.min = value - 3;
      limits.max = value + 3;
    }
  });
  return limits;
}
