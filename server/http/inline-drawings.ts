import { randomUUID } from 'node:crypto';

/** A drawing as part of a page: its data: URL, escaped for HTML and for JSON in a script. */
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

/** A placeholder for a drawing while a page is rendered. Random, so that no text can contain it. */
const placeholder = `data:${randomUUID()}:`;
const placeholders = new RegExp(`${placeholder}(\\d+);`);

/** The drawings of one page: long texts, inserted as bytes after the rest has been rendered. */
export class InlineDrawings {
  readonly #drawings: InlineDrawing[] = [];

  /** Returns the URL to use in its place. */
  add(drawing: InlineDrawing): string {
    return `${placeholder}${this.#drawings.push(drawing) - 1};`;
  }

  /** The HTML with its drawings, in pieces. */
  inHtml(html: string): Buffer[] {
    return this.#in(html, 'html');
  }

  /** The JSON with its drawings, as the text of a script, in pieces. */
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
