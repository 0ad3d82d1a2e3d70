/** What is told beside a draft that could not take everything from the wish. Slovak names are in the genitive. */
export const wishTexts = {
  en: {
    notUnderstood: 'We did not understand the wish, so this drink was made without it.',
    notOnShelf: (what: string) => `There is no ${what} on your shelf, so the drink does without.`,
    notHere: (name: string) => `Not on your shelf: ${name}. The drink does without.`,
    leftOut: (what: string) => `Nothing new came out with ${what}, so it is left out.`,
    notQuite: 'Your shelf does not allow all of the wish; this comes closest.',
  },
  sk: {
    notUnderstood: 'Želaniu sme nerozumeli, nápoj vznikol bez neho.',
    notOnShelf: (what: string) => `Nápoj sa zaobíde bez ${what}: v zásobách nič také nie je.`,
    notHere: (name: string) => `Nie je v zásobách: ${name}. Nápoj sa bez toho zaobíde.`,
    leftOut: (what: string) => `Nič nové s tým nevzniklo, nápoj je preto bez: ${what}.`,
    notQuite: 'Vaše zásoby nedovolia splniť celé želanie; toto sa mu blíži najviac.',
  },
};
