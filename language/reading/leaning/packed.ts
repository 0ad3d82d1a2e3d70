// A row of numbers as text: a character for the scale, and one of 64 characters per number.

const first = 48;
const zero = 32;
const most = 31;
const smallest = 1e-6;
const ratio = 1.32;

export function packed(row: ArrayLike<number>): string {
  const numbers = Array.from(row);
  const largest = Math.max(...numbers.map(Math.abs));
  const exponent = Math.ceil(
    Math.log(Math.max(largest / most, smallest) / smallest) / Math.log(ratio),
  );
  const scale = scaleOf(exponent);
  const codes = [exponent, ...numbers.map((number) => zero + Math.round(number / scale))];
  return String.fromCharCode(...codes.map((code) => first + code));
}

/** Accurate to a 62nd of the largest number. */
export function unpacked(text: string): Float32Array {
  const scale = scaleOf(text.charCodeAt(0) - first);
  const row = new Float32Array(text.length - 1);
  for (let n = 0; n < row.length; n++) row[n] = (text.charCodeAt(n + 1) - first - zero) * scale;
  return row;
}

function scaleOf(exponent: number): number {
  return smallest * ratio ** exponent;
}
