import os from 'node:os';

/** How much less of a busy processor a thread gets; ordinary ones have 0, the least is 19. */
const niceness = 5;

/**
 * Lets the event loop and the database go first where all of them want the processors. Linux counts this
 * by thread; other systems by process, which would slow down everything.
 */
export function giveWay(): void {
  if (process.platform === 'linux') os.setPriority(niceness);
}
