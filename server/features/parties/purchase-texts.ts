import { unitSpace } from '#domain/drinks/units.ts';
import type { PackKind, Purchase } from '#domain/ingredients/packs.ts';
import type { Language } from '#domain/languages.ts';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const forms: Record<Language, Record<PackKind, Forms>> = {
  en: {
    bottle: { one: 'bottle', other: 'bottles' },
    can: { one: 'can', other: 'cans' },
    carton: { one: 'carton', other: 'cartons' },
    pack: { one: 'pack', other: 'packs' },
    piece: { one: 'piece', other: 'pieces' },
    bunch: { one: 'bunch', other: 'bunches' },
  },
  sk: {
    bottle: { one: 'fľaša', few: 'fľaše', other: 'fliaš' },
    can: { one: 'plechovka', few: 'plechovky', other: 'plechoviek' },
    carton: { one: 'krabica', few: 'krabice', other: 'krabíc' },
    pack: { one: 'balenie', few: 'balenia', other: 'balení' },
    piece: { one: 'kus', few: 'kusy', other: 'kusov' },
    bunch: { one: 'zväzok', few: 'zväzky', other: 'zväzkov' },
  },
};
const plurals = { en: new Intl.PluralRules('en'), sk: new Intl.PluralRules('sk') };

/** '2 bottles (0.7 l)', '12 kusov'. */
export function purchaseText({ count, pack, ml, grams }: Purchase, language: Language): string {
  const noun = forms[language][pack];
  const text = `${count} ${noun[plurals[language].select(count)] ?? noun.other}`;
  if (ml) return `${text} (${volumeText(ml, language)})`;
  return grams ? `${text} (${grams}${unitSpace[language]}g)` : text;
}

function volumeText(ml: number, language: Language): string {
  const space = unitSpace[language];
  if (ml < 250) return `${ml}${space}ml`;
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(ml / 1000)}${space}l`;
}
