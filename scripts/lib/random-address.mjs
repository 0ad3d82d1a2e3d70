/**
 * A random private IPv4 address, for X-Forwarded-For: together, many people would exceed the rate
 * limits of one address. Never by a seed: answers come in any order, and what is sent with them must
 * be the same again.
 * @returns {string}
 */
export function randomAddress() {
  const part = () => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}
