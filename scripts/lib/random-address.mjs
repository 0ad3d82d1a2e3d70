/**
 * A random private IPv4 address for X-Forwarded-For: many people at one address would exceed its rate
 * limits. It uses no seed: responses come in any order, and seeded values must not depend on that.
 * @returns {string}
 */
export function randomAddress() {
  const part = () => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}
