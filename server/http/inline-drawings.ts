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
const nothing = Buffer.from('""');

/** Drawings come after the content of the page, whose first paint does not wait for them. */
export class InlineDrawings {
  readonly #drawings: { url: string; bytes: Buffer }[] = [];

  add(url: string, bytes: Buffer): string {
    return `${placeholder}${this.#drawings.push({ url, bytes }) - 1};`;
  }

  /**
   * Each image has the number of its drawing instead of an address. The numbers are in the order of
   * the page, whatever was drawn before for an earlier rendering of it.
   */
  inHtml(html: string): { html: string; drawings: Buffer[] } {
    const shown = new Map<string, { at: number; bytes: Buffer }>();
    const numbered = html.replace(inSources, (_, number: string) => {
      const bytes = this.#drawings[Number(number)]?.bytes ?? nothing;
      const one = shown.get(number) ?? { at: shown.size, bytes };
      shown.set(number, one);
      return ` data-drawing="${one.at}"`;
    });
    const list = [...shown.values()].flatMap(({ bytes }) => [comma, bytes]).slice(1);
    return { html: numbered, drawings: [Buffer.from('['), ...list, Buffer.from(']')] };
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
