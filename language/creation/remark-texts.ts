/** In Slovak `what` is in the genitive, `name` in the nominative. */
export const remarkTexts = {
  en: {
    notUnderstood: 'We did not understand the wish, so this drink was made without it.',
    notOnShelf: (what: string) => `There is no ${what} on your shelf, so the drink does without.`,
    notHere: (name: string) => `Not on your shelf: ${name}. The drink does without.`,
    leftOut: (what: string) => `Nothing new came out with ${what}, so it is left out.`,
    leftOutNamed: (name: string) => `Nothing new came out with ${name}, so it is left out.`,
    notQuite: "Your shelf can't do all of that; this comes closest.",
  },
  sk: {
    notUnderstood: 'Želaniu sme nerozumeli, drink vznikol bez neho.',
    notOnShelf: (what: string) => `Drink sa zaobíde bez ${what}: v zásobách nič také nie je.`,
    notHere: (name: string) => `Nie je v zásobách: ${name}. Drink sa bez toho zaobíde.`,
    leftOut: (what: string) => `Nič nové s tým nevzniklo, drink je preto bez ${what}.`,
    leftOutNamed: (name: string) => `Vynechané: ${name}. Nič nové s tým nevzniklo.`,
    notQuite: 'Vaše zásoby nedovolia splniť celé želanie; toto sa mu blíži najviac.',
  },
};
