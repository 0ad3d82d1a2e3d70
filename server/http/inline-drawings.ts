import { randomUUID } from 'node:crypto';

/** The data: URL of a drawing, escaped for an attribute in double quotes. */
export function inlineDrawing(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.replaceAll('&', '&amp;'));
}

/** Random, so that no text can contain it. */
const placeholder = `data:${randomUUID()}:`;
const placeholders = new RegExp(`${placeholder}(\\d+);`, 'g');

/** Drawings are long, so they are inserted as bytes after the rest of the page is rendered. */
export class InlineDrawings {
  readonly #drawings: { url: string; bytes: Buffer }[] = [];

  add(url: string, bytes: Buffer): string {
    return `${placeholder}${this.#drawings.push({ url, bytes }) - 1};`;
  }

  inHtml(html: string): Buffer[] {
    return html
      .split(placeholders)
      .map((piece, at) => (at % 2 && this.#drawings[Number(piece)]?.bytes) || Buffer.from(piece));
  }

  /** With the address of each drawing, because the page has it already. */
  inJson(json: string): string {
    const url = (_: string, number: string) => this.#drawings[Number(number)]?.url ?? '';
    return inScript(json.replace(placeholders, url));
  }
}

/** Without '<', so that no name of a bar can end the script. */
function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
