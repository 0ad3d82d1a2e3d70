// Files that hold texts as data.
import { drinkDefaults } from '#domain/drinks/drink-defaults.ts';
import { explainTexts } from '#language/answers/texts.ts';
import { mailTemplates } from '#server/adapters/mail/templates.ts';
import { partyTexts } from '#server/features/parties/texts.ts';
import { en } from '#web/i18n/en.ts';
import { sk } from '#web/i18n/sk.ts';
import { localizedPairs, type Pair, pairsOf } from './pairs.ts';

const english = import.meta.glob<{ en: unknown }>('../../web/**/*texts.ts', { eager: true });
const slovak = import.meta.glob<{ sk: unknown }>('../../web/**/*texts.sk.ts', { eager: true });
const creation = import.meta.glob(
  ['../../language/creation/*texts.ts', '../../catalogue/instructions/*texts.ts'],
  { eager: true },
);

/** Their texts, by the path of the file. */
export function textsOfFiles(): Readonly<Record<string, Pair[]>> {
  return {
    'web/i18n/en.ts': pairsOf('web/i18n', en, sk),
    ...mapped(english, (file, module) => {
      const name = file.replace(/\/texts\.ts$/, '');
      return pairsOf(name, module.en, slovak[`../../${file.replace(/\.ts$/, '.sk.ts')}`]?.sk);
    }),
    'domain/drinks/drink-defaults.ts': localizedPairs('defaults', drinkDefaults),
    'server/adapters/mail/templates.ts': localizedPairs('letters', mailTemplates),
    'server/features/parties/texts.ts': localizedPairs('party', partyTexts),
    'language/answers/texts.ts': localizedPairs('explain', explainTexts),
    ...mapped(creation, (file, module) => localizedPairs(file, module)),
  };
}

function mapped<T>(
  modules: Readonly<Record<string, T>>,
  pairs: (file: string, module: T) => Pair[],
): Record<string, Pair[]> {
  return Object.fromEntries(
    Object.entries(modules).map(([key, module]) => {
      const file = key.replace('../../', '');
      return [file, pairs(file, module)];
    }),
  );
}
