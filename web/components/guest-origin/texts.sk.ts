export const sk = {
  unreachable: 'Tieto odkazy telefóny neotvoria',
  reason: (host: string) =>
    `Stránka je otvorená na adrese ${host}, ktorá platí len na tomto počítači. Odkazy a kódy potrebujú jeho adresu vo vašej sieti.`,
  use: (origin: string) => `Použiť ${origin}`,
  noOffer:
    'Otvorte túto stránku na adrese počítača vo vašej sieti, napríklad http://192.168.1.20:3000.',
  inUse: (origin: string) => `Odkazy a kódy vedú na ${origin}, pre telefóny v tej istej sieti.`,
  change: 'Zmeniť',
  printQuestion: 'Vytlačiť kód, ktorý telefóny neotvoria?',
  useAndPrint: (origin: string) => `Použiť ${origin} a vytlačiť`,
  printAnyway: 'Aj tak vytlačiť',
};
