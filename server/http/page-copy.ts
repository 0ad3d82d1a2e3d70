import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Encoding } from './encodings.ts';

const quality = (level: number) => ({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: level } });
const decompress = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync };

/** For the first who ask. A few milliseconds, at once: nobody has to wait for another thread. */
const quick = {
  br: (bytes: Buffer) => zlib.brotliCompressSync(bytes, quality(3)),
  gzip: (bytes: Buffer) => zlib.gzipSync(bytes, { level: 4 }),
};
const [brotli, gzip] = [promisify(zlib.brotliCompress), promisify(zlib.gzip)];
/** For a page that is asked for often: a tenth of a second, in another thread. */
const small = {
  br: (bytes: Buffer) => brotli(bytes, quality(10)),
  gzip: (bytes: Buffer) => gzip(bytes, { level: 9 }),
};
const often = 8;
/** What both compressed forms take, as a share of the page. */
const compressedShare = 0.5;

/** One form of a page, ready to be sent. */
interface PageForm {
  bytes: Buffer;
  headers: Record<string, string>;
}

/** One at a time: they are in nobody's way. */
let shrinking: Promise<unknown> = Promise.resolve();
let shrinkingNow = 0;
const mostShrinking = 16;

/** A page as it is sent, the same bytes to everybody. It is kept compressed, as it is asked for. */
export class PageCopy {
  /** About what it takes in memory. */
  readonly size: number;
  readonly #headers: Record<string, string>;
  /** Of what it says and what it may do; with the name of the form it is the page's ETag. */
  readonly #digest: string;
  /** Until it is compressed. */
  #plain: Buffer | undefined;
  readonly #forms: Partial<Record<Encoding, PageForm>> = {};
  #sent = 0;

  constructor(plain: Buffer, policy: string) {
    this.#plain = plain;
    this.size = Math.ceil(plain.length * compressedShare);
    const hash = createHash('blake2b512').update(policy).update(plain);
    this.#digest = hash.digest('base64url').slice(0, 22);
    this.#headers = {
      'content-security-policy': policy,
      'cache-control': 'no-cache',
      vary: 'accept-language, accept-encoding, cookie',
    };
  }

  /** The page in this encoding. */
  as(encoding: Encoding | undefined): PageForm {
    if (++this.#sent === often) this.#shrink();
    const compressed = this.#compressed(encoding ?? 'br');
    this.#plain = undefined;
    return encoding ? compressed : this.#form('plain', this.#bytes());
  }

  /** The headers of the answer that whoever has it by one of these tags has it already. */
  unchangedSince(tags: string | undefined): Record<string, string> | undefined {
    if (!tags?.includes(this.#digest)) return undefined;
    const known = tags.split(',').find((tag) => tag.includes(`"${this.#digest}-`));
    return known ? { ...this.#headers, etag: known.trim() } : undefined;
  }

  #compressed(encoding: Encoding): PageForm {
    const known = this.#forms[encoding];
    const form = known ?? this.#encoded(encoding, 'quick', quick[encoding](this.#bytes()));
    this.#forms[encoding] = form;
    return form;
  }

  #bytes(): Buffer {
    const { br, gzip } = this.#forms;
    if (br) return decompress.br(br.bytes);
    return this.#plain ?? decompress.gzip(gzip?.bytes ?? '');
  }

  #shrink(): void {
    // Where so many wait that it may be another page by then, it stays as it is.
    if (shrinkingNow >= mostShrinking) return;
    shrinkingNow++;
    for (const encoding of ['br', 'gzip'] as const) {
      shrinking = shrinking
        .then(async () => {
          if (!this.#forms[encoding]) return;
          const bytes = await small[encoding](this.#bytes());
          this.#forms[encoding] = this.#encoded(encoding, 'small', bytes);
        })
        .catch(() => {});
    }
    void shrinking.then(() => shrinkingNow--);
  }

  #encoded(encoding: Encoding, how: 'quick' | 'small', bytes: Buffer): PageForm {
    const { headers } = this.#form(`${encoding}-${how}`, bytes);
    return { bytes, headers: { ...headers, 'content-encoding': encoding } };
  }

  #form(name: string, bytes: Buffer): PageForm {
    const headers = {
      ...this.#headers,
      'content-type': 'text/html; charset=utf-8',
      etag: `"${this.#digest}-${name}"`,
    };
    return { bytes, headers };
  }
}
