import type { Section } from '#domain/routes.ts';
import { createTexts } from '#web/i18n/language.ts';

export const en = {
  title: 'Bartender Dashboard',
  subtitle: 'Manage your bars',
  welcome: 'Welcome to your Bartender Dashboard',
  pickBar: 'Pick a bar to work with.',
  yourBars: 'Your Bars',
  noBars: 'No bars yet. Create your first bar to get started!',
  addBar: 'Add',
  newBar: 'New bar',
  selectBar: 'Select a bar to continue',
  allBars: 'All bars',
  skip: 'Skip to the content',
  openMenu: 'Open navigation',
  closeMenu: 'Close navigation',
  navigation: 'Sections',
  userMenu: 'User menu',
  user: 'User',
  firstSteps: 'Before your first guest',
  ready: 'Ready for your first guest!',
  stepDone: 'done',
  steps: {
    create: { title: 'Create your bar', hint: 'A name is enough. You can change it later.' },
    shelf: { title: 'Fill your shelf', hint: 'Pick your bottles: the menu writes itself.' },
    drinks: { title: 'Look at your drinks' },
    share: { title: 'Share your code', hint: 'Guests scan it and order. No app, no account.' },
  },
  disk: {
    low: {
      title: 'The disk is almost full',
      advice: 'Everything still works. Free some space before the next busy evening.',
    },
    full: {
      title: 'The disk is full: no new orders are taken',
      advice: 'Guests are asked to tell the staff. We take orders again as soon as there is space.',
    },
  },
  sections: {
    inventory: 'Inventory',
    drinks: 'Drinks',
    orders: 'Orders',
    parties: 'Parties',
    share: 'Share',
    usage: 'Usage & Billing',
  } satisfies Record<Section, string>,
  titles: {
    inventory: 'Inventory Management',
    drinks: 'Drinks Menu',
    orders: 'Order Management',
    parties: 'Cocktail Parties',
    share: 'Share Bar',
    usage: 'Usage & Billing',
  } satisfies Record<Section, string>,
};

export const useDashboardText = createTexts(en, { sk: () => import('./texts.sk.ts') });
