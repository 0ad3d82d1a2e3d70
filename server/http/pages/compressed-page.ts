import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Encoding } from '#server/http/encodings.ts';

const quality = (level: number) => ({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: level } });
const decompress = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync };

/** For the first requests: takes a few milliseconds, at once, without another thread. */
const fast = {
  br: (bytes: Buffer) => zlib.brotliCompressSync(bytes, quality(5)),
  gzip: (bytes: Buffer) => zlib.gzipSync(bytes, { level: 4 }),
};
const [brotli, gzip] = [promisify(zlib.brotliCompress), promisify(zlib.gzip)];
/** For a page that is requested often: takes a tenth of a second, in another thread. */
const best = {
  br: (bytes: Buffer) => brotli(bytes, quality(10)),
  gzip: (bytes: Buffer) => gzip(bytes, { level: 9 }),
};
const requestsBeforeBest = 8;
const compressedShare = 0.5;

interface PageForm {
  bytes: Buffer;
  headers: Record<string, string>;
}

let bestQueue: Promise<unknown> = Promise.resolve();
let bestQueueLength = 0;
const maxBestQueueLength = 16;

/** The same bytes for everybody. Only requested encodings are compressed and kept. */
export class CompressedPage {
  readonly status: 200 | 404;
  readonly size: number;
  readonly #headers: Record<string, string>;
  /** Of content and policy. With the name of the encoding it is the page's ETag. */
  readonly #digest: string;
  #plain: Buffer | undefined;
  readonly #forms: Partial<Record<Encoding, PageForm>> = {};
  #requests = 0;

  constructor(plain: Buffer, policy: string, status: 200 | 404 = 200) {
    this.status = status;
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

  as(encoding: Encoding | undefined): PageForm {
    if (++this.#requests === requestsBeforeBest) this.#compressBest();
    const compressed = this.#compressed(encoding ?? 'br');
    this.#plain = undefined;
    return encoding ? compressed : this.#form('plain', this.#bytes());
  }

  /** The headers of a 304 response, if one of these ETags is the page's. */
  unchangedSince(tags: string | undefined): Record<string, string> | undefined {
    if (!tags?.includes(this.#digest)) return undefined;
    const known = tags.split(',').find((tag) => tag.includes(`"${this.#digest}-`));
    return known ? { ...this.#headers, etag: known.trim() } : undefined;
  }

  #compressed(encoding: Encoding): PageForm {
    const known = this.#forms[encoding];
    const form = known ?? this.#encoded(encoding, 'quick', fast[encoding](this.#bytes()));
    this.#forms[encoding] = form;
    return form;
  }

  #bytes(): Buffer {
    const { br, gzip } = this.#forms;
    if (br) return decompress.br(br.bytes);
    return this.#plain ?? decompress.gzip(gzip?.bytes ?? '');
  }

  #compressBest(): void {
    if (bestQueueLength >= maxBestQueueLength) return;
    bestQueueLength++;
    for (const encoding of ['br', 'gzip'] as const) {
      bestQueue = bestQueue
        .then(async () => {
          if (!this.#forms[encoding]) return;
          const bytes = await best[encoding](this.#bytes());
          this.#forms[encoding] = this.#encoded(encoding, 'small', bytes);
        })
        .catch(() => {});
    }
    void bestQueue.then(() => bestQueueLength--);
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
