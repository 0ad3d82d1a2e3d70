/** The value of a gauge that a server shows under /metrics; NaN where there is none. */
export async function gauge(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? Number.NaN : Number(line.slice(name.length));
}
