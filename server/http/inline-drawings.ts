import { randomUUID } from 'node:crypto';

/** The data: URL of a drawing, as JSON for the page's script. */
export function inlineDrawing(dataUrl: string): Buffer {
  return Buffer.from(inScript(JSON.stringify(dataUrl)));
}

/** Random, so that no text can contain it. */
const placeholder = `data:${randomUUID()}:`;
const placeholders = new RegExp(`${placeholder}(\\d+);`, 'g');
const inSources = new RegExp(` src="${placeholder}(\\d+);"`, 'g');
const comma = Buffer.from(',');

/** Drawings come after the content of the page, whose first paint does not wait for them. */
export class InlineDrawings {
  readonly #drawings: { url: string; bytes: Buffer }[] = [];

  add(url: string, bytes: Buffer): string {
    return `${placeholder}${this.#drawings.push({ url, bytes }) - 1};`;
  }

  /** Each image has the number of its drawing instead of an address. */
  inHtml(html: string): string {
    return html.replace(inSources, ' data-drawing="$1"');
  }

  /** With the address of each drawing, because the page has it already. */
  inJson(json: string): string {
    const url = (_: string, number: string) => this.#drawings[Number(number)]?.url ?? '';
    return inScript(json.replace(placeholders, url));
  }

  /** The drawings as JSON, in the order of their numbers. */
  all(): Buffer[] {
    const each = this.#drawings.flatMap(({ bytes }) => [comma, bytes]).slice(1);
    return [Buffer.from('['), ...each, Buffer.from(']')];
  }
}

/** Without '<', so that no name of a bar can end the script. */
function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
