import { randomUUID } from 'node:crypto';

/** A drawing as a part of a page: its data: address as it stands in HTML, and in JSON within it. */
export interface Drawing {
  html: Buffer;
  json: Buffer;
}

export function drawingOf(dataUrl: string): Drawing {
  return {
    html: Buffer.from(dataUrl.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')),
    json: Buffer.from(inScript(JSON.stringify(dataUrl).slice(1, -1))),
  };
}

/** Stands for a drawing while a page is rendered; nobody can have written it into a text. */
const mark = `data:${randomUUID()}:`;
const marks = new RegExp(`${mark}(\\d+);`);

/** The drawings of one page: long texts, put in as bytes when everything around them is written. */
export class Drawings {
  readonly #drawings: Drawing[] = [];

  /** Answers the address that stands for it. */
  add(drawing: Drawing): string {
    return `${mark}${this.#drawings.push(drawing) - 1};`;
  }

  /** HTML, in pieces. */
  inHtml(html: string): Buffer[] {
    return this.#in(html, 'html');
  }

  /** JSON as a script of the page, in pieces. */
  inJson(json: string): Buffer[] {
    return this.#in(inScript(json), 'json');
  }

  #in(text: string, form: keyof Drawing): Buffer[] {
    return text
      .split(marks)
      .map((piece, at) => (at % 2 && this.#drawings[Number(piece)]?.[form]) || Buffer.from(piece));
  }
}

/** No '<' in a script: what a bar is called must not end it. */
function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
