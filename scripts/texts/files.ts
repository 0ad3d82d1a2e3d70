// The files that hold texts: those of the web by their names, those of the server by hand.
import { drinkDefaults } from '#domain/drink-defaults.ts';
import { mailTemplates } from '#server/adapters/mail/templates.ts';
import { partyTexts } from '#server/features/parties/party-texts.ts';
import { wishTexts } from '#server/mixologist/creation/wish-texts.ts';
import { explainTexts } from '#server/mixologist/search/explain/texts.ts';
import { en } from '#web/i18n/en.ts';
import { sk } from '#web/i18n/sk.ts';

/** Both trees of texts, by the file's path. */
export type TextFiles = Readonly<Record<string, { en: unknown; sk: unknown }>>;

const english = import.meta.glob<{ en: unknown }>('../../web/**/*texts.ts', { eager: true });
const slovak = import.meta.glob<{ sk: unknown }>('../../web/**/*texts.sk.ts', { eager: true });

export const textFiles: TextFiles = {
  'web/i18n/en.ts': { en, sk },
  ...Object.fromEntries(
    Object.entries(english).map(([file, module]) => [
      file.replace('../../', ''),
      { en: module.en, sk: slovak[file.replace(/\.ts$/, '.sk.ts')]?.sk },
    ]),
  ),
  'domain/drink-defaults.ts': drinkDefaults,
  'server/adapters/mail/templates.ts': mailTemplates,
  'server/features/parties/party-texts.ts': partyTexts,
  'server/mixologist/creation/wish-texts.ts': wishTexts,
  'server/mixologist/search/explain/texts.ts': explainTexts,
};
