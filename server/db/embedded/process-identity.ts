import fs from 'node:fs';
import os from 'node:os';

export interface ProcessIdentity {
  pid: number;
  /** Start time, which distinguishes a reused pid. Empty without /proc. */
  started: string;
  /** PID namespace, one per container. The host name without /proc. */
  namespace: string;
  /** Changes at each boot. Empty without /proc. */
  boot: string;
  /** Stays the same across boots. Empty if unknown. */
  machine: string;
}

/** The PID namespace outside all containers, a constant of the Linux kernel. */
const outermostNamespace = 'pid:[4026531836]';

export function ownIdentity(): ProcessIdentity {
  const machineId = read('/etc/machine-id');
  return {
    pid: process.pid,
    started: startTime(process.pid),
    namespace: namespace() ?? os.hostname(),
    boot: read('/proc/sys/kernel/random/boot_id'),
    machine: machineId && `${machineId} ${os.hostname()}`,
  };
}

export function isRunning(other: ProcessIdentity, here: ProcessIdentity): boolean | undefined {
  if (other.namespace === here.namespace && other.boot === here.boot) {
    if (!hasPid(other.pid)) return false;
    const started = startTime(other.pid);
    return started && other.started ? started === other.started : undefined;
  }
  // The machine has rebooted. Two containers may share these names.
  const isOutermost = [other, here].every((one) => one.namespace === outermostNamespace);
  if (isOutermost && here.machine && other.machine === here.machine) return false;
  return undefined;
}

function hasPid(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

function startTime(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '';
}

function namespace(): string | undefined {
  try {
    return fs.readlinkSync('/proc/self/ns/pid');
  } catch {
    return undefined;
  }
}

function read(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}
