import { randomUUID } from 'node:crypto';

/** Its data: URL, escaped for HTML and for JSON in a script. */
export interface InlineDrawing {
  html: Buffer;
  json: Buffer;
}

export function inlineDrawing(dataUrl: string): InlineDrawing {
  return {
    html: Buffer.from(dataUrl.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')),
    json: Buffer.from(inScript(JSON.stringify(dataUrl).slice(1, -1))),
  };
}

/** Random, so that no text can contain it. */
const placeholder = `data:${randomUUID()}:`;
const placeholders = new RegExp(`${placeholder}(\\d+);`);

/** Drawings are long, so they are inserted as bytes after the rest of the page is rendered. */
export class InlineDrawings {
  readonly #drawings: InlineDrawing[] = [];

  add(drawing: InlineDrawing): string {
    return `${placeholder}${this.#drawings.push(drawing) - 1};`;
  }

  inHtml(html: string): Buffer[] {
    return this.#in(html, 'html');
  }

  inJson(json: string): Buffer[] {
    return this.#in(inScript(json), 'json');
  }

  #in(text: string, form: keyof InlineDrawing): Buffer[] {
    return text
      .split(placeholders)
      .map((piece, at) => (at % 2 && this.#drawings[Number(piece)]?.[form]) || Buffer.from(piece));
  }
}

/** Without '<', so that no name of a bar can end the script. */
function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
