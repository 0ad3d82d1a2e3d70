import os from 'node:os';

/** A lower share of a busy CPU. The default is 0, the lowest share is 19. */
const niceness = 5;

/** Linux applies this per thread. Other systems would slow down the whole process. */
export function giveWay(): void {
  if (process.platform === 'linux') os.setPriority(niceness);
}
