import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Encoding } from './encodings.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const compress = {
  br: (bytes: Buffer, quality: number) =>
    brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (bytes: Buffer, level: number) => gzip(bytes, { level }),
} satisfies Record<Encoding, unknown>;
const decompress = { br: promisify(zlib.brotliDecompress), gzip: promisify(zlib.gunzip) };

/** For the first who ask: they wait for it. */
const quick = { br: 3, gzip: 4 };
/** For a page that is asked for often; it takes a tenth of a second. */
const small = { br: 10, gzip: 9 };
const often = 16;
/** What both compressed forms take, as a share of the page. */
const compressedShare = 0.5;

/** One form of a page, ready to be sent. */
interface PageForm {
  bytes: Buffer;
  headers: Record<string, string>;
}

/** One at a time: they are in nobody's way. */
let shrinking: Promise<unknown> = Promise.resolve();

/** A page as it is sent, the same bytes to everybody. It is kept compressed, as it is asked for. */
export class PageCopy {
  /** About what it takes in memory. */
  readonly size: number;
  readonly #headers: Record<string, string>;
  /** Of what it says and what it may do; with the encoding it is the page's ETag. */
  readonly #digest: string;
  /** Until it is compressed. */
  #plain: Buffer | undefined;
  readonly #forms: Partial<Record<Encoding, PageForm>> = {};
  readonly #making: Partial<Record<Encoding, Promise<PageForm>>> = {};
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

  /** The page in this encoding; at once, where it has been asked for before. */
  as(encoding: Encoding | undefined): PageForm | Promise<PageForm> {
    if (!encoding) return this.#uncompressed();
    if (++this.#sent === often) this.#shrink();
    const ready = this.#forms[encoding];
    if (ready) return ready;
    this.#making[encoding] ??= this.#make(encoding, quick[encoding]);
    return this.#making[encoding];
  }

  /** The headers of the answer that whoever has it by one of these tags has it already. */
  unchangedSince(tags: string | undefined): Record<string, string> | undefined {
    if (!tags?.includes(this.#digest)) return undefined;
    const known = tags.split(',').find((tag) => tag.includes(`"${this.#digest}-`));
    return known ? { ...this.#headers, etag: known.trim() } : undefined;
  }

  async #uncompressed(): Promise<PageForm> {
    return { bytes: await this.#bytes(), headers: this.#tagged('plain') };
  }

  async #bytes(): Promise<Buffer> {
    if (this.#plain) return this.#plain;
    const { br, gzip } = this.#forms;
    return br ? decompress.br(br.bytes) : decompress.gzip(gzip?.bytes ?? '');
  }

  async #make(encoding: Encoding, level: number): Promise<PageForm> {
    const bytes = await compress[encoding](await this.#bytes(), level);
    const headers = { ...this.#tagged(`${encoding}${level}`), 'content-encoding': encoding };
    this.#plain = undefined;
    this.#forms[encoding] = { bytes, headers };
    return this.#forms[encoding];
  }

  #shrink(): void {
    for (const encoding of ['br', 'gzip'] as const) {
      shrinking = shrinking.then(
        () => this.#forms[encoding] && this.#make(encoding, small[encoding]).catch(() => {}),
      );
    }
  }

  #tagged(form: string): Record<string, string> {
    return {
      ...this.#headers,
      'content-type': 'text/html; charset=utf-8',
      etag: `"${this.#digest}-${form}"`,
    };
  }
}
