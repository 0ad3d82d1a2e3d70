// The options of benchmarks and proofs. An option has the same name everywhere.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type Command, type Name, registry } from '#bench/registry.ts';
import type { Engine } from './engines.ts';

interface Values {
  count: number;
  seconds: number;
  seed: number;
  engine: readonly Engine[];
  only: string;
  from: string;
  test: string;
  all: string;
}
type Option = keyof Values;

type Asked = Record<Option, string | undefined>;

export class WrongOption extends Error {}

/** The notation of each option. */
const options: { [K in Option]: { form: string; read: (text: string) => Values[K] | undefined } } =
  {
    count: { form: 'N', read: (text) => positive(text, Number.isSafeInteger) },
    seconds: { form: 'N', read: (text) => positive(text, Number.isFinite) },
    seed: {
      form: 'N',
      read: (text) => (text === 'random' ? randomInt(1_000_000) : Number(text || Number.NaN)),
    },
    engine: { form: 'embedded|postgres|both', read: enginesOf },
    only: { form: 'WORD', read: (text) => text },
    from: { form: 'COMMIT', read: (text) => text },
    test: { form: 'FOLDER', read: (text) => text },
    all: { form: 'FOLDER', read: (text) => text },
  };

let chosen: Partial<Values> = {};

/** Reads the arguments of a command, once for the process. */
export function chooseOptions(command: Command, args: string[]): void {
  const asked = argumentsOf(command, args);
  chosen = Object.fromEntries(
    namesOf(command).map((name) => {
      const given = asked[name] ?? String(command.options[name]?.default);
      const value = options[name].read(given);
      if (value === undefined || Number.isNaN(value))
        throw new WrongOption(`--${name} ${given}: expected ${options[name].form}`);
      return [name, value];
    }),
  );
}

export function optionsOf<N extends Name>(
  _name: N,
): Pick<Values, keyof (typeof registry)[N]['options'] & Option> {
  return chosen as Values;
}

/** The options to repeat the run, including random choices. */
export function repeatable(): string {
  const given = Object.entries(chosen)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` --${name} ${Array.isArray(value) && value[1] ? 'both' : value}`);
  return given.length ? ` --${given.join('')}` : '';
}

export function usageOf(command: Command): string {
  return namesOf(command)
    .map((name) => {
      const { default: value, of = '' }: Partial<{ default: unknown; of: string }> =
        command.options[name] ?? {};
      const isShown = !['random', 'both', ''].includes(String(value));
      const what = name === 'seconds' ? `for each ${of}` : of;
      const more = [isShown && String(value), what].filter(Boolean).join(' ');
      return `--${name} ${options[name].form}${more && ` (${more})`}`;
    })
    .join('  ');
}

export function commandsOf(kind: string): [name: string, command: Command][] {
  return Object.entries(registry).filter(([, command]) => command.kind === kind);
}

function argumentsOf(command: Command, args: string[]): Asked {
  const known = Object.fromEntries(
    namesOf(command).map((name) => [name, { type: 'string' as const }]),
  );
  try {
    return parseArgs({ args, options: known }).values as Asked;
  } catch (error) {
    throw new WrongOption((error as Error).message.split('. ')[0]);
  }
}

function namesOf({ options: own }: Command): Option[] {
  return Object.keys(own) as Option[];
}

function positive(text: string, isRight: (value: number) => boolean): number | undefined {
  const value = Number(text);
  return isRight(value) && value > 0 ? value : undefined;
}

function enginesOf(text: string): readonly Engine[] | undefined {
  if (text === 'both') return ['postgres', 'embedded'];
  return text === 'postgres' || text === 'embedded' ? [text] : undefined;
}
