// npm run bench [NAME] and npm run prove [NAME]: lists the benchmarks or proofs, or runs one of
// them.
import { chooseOptions, commandsOf, repeatable, usageOf, WrongOption } from './lib/options.ts';

const [kind = '', name, ...args] = process.argv.slice(2);
const commands = commandsOf(kind);
const [, command] = commands.find(([one]) => one === name) ?? [];

if (command) {
  try {
    chooseOptions(command, args);
    console.log(`npm run ${kind} ${name}${repeatable()}`);
    await import(new URL(command.file, import.meta.url).href);
  } catch (error) {
    if (!(error instanceof WrongOption)) throw error;
    refuse(error.message);
  }
} else if (name) {
  refuse(`nothing is called ${name}`);
} else {
  console.log(list());
}

function list(): string {
  const lines = commands.map(([one, each]) => {
    const usage = usageOf(each);
    return `  ${one.padEnd(10)} ${each.summary}${usage && `\n${' '.repeat(15)}${usage}`}`;
  });
  return [`npm run ${kind} NAME -- OPTIONS`, ...lines].join('\n');
}

function refuse(why: string): never {
  console.error(`${why}\n${list()}`);
  process.exit(1);
}
