import type { DashboardTexts } from './texts.ts';

export const sk: DashboardTexts = {
  title: 'Prehľad barmana',
  subtitle: 'Spravujte svoje bary',
  welcome: 'Vitajte vo svojom prehľade barmana',
  pickBar: 'Vyberte bar, s ktorým chcete pracovať.',
  yourBars: 'Vaše bary',
  noBars: 'Zatiaľ žiadne bary. Začnite tým, že vytvoríte prvý!',
  addBar: 'Pridať',
  newBar: 'Nový bar',
  selectBar: 'Najprv vyberte bar',
  allBars: 'Všetky bary',
  skip: 'Preskočiť na obsah',
  openMenu: 'Otvoriť ponuku',
  closeMenu: 'Zavrieť ponuku',
  navigation: 'Časti',
  userMenu: 'Ponuka používateľa',
  user: 'Používateľ',
  disk: {
    low: {
      title: 'Disk je takmer plný',
      advice: 'Všetko zatiaľ funguje. Uvoľnite miesto skôr, než príde ďalší rušný večer.',
    },
    full: {
      title: 'Disk je plný: nové objednávky sa neprijímajú',
      advice: 'Hostí posielame k obsluhe. Keď bude miesto, nové objednávky sa budú opäť prijímať.',
    },
  },
  sections: {
    inventory: 'Zásoby',
    drinks: 'Nápoje',
    orders: 'Objednávky',
    parties: 'Párty',
    share: 'Zdieľanie',
    usage: 'Využitie a platby',
  },
  titles: {
    inventory: 'Správa zásob',
    drinks: 'Nápojový lístok',
    orders: 'Správa objednávok',
    parties: 'Kokteilové párty',
    share: 'Zdieľanie baru',
    usage: 'Využitie a platby',
  },
};
