// The English texts of the specification, word for word. A story in e2e/ or a render here shows
// each of them. `{a}` stands for any text, and a number for any number.
import fs from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OwnBar } from '#domain/bars/bars.ts';
import { drinkDefaults } from '#domain/drinks/drink-defaults.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { queryKey } from '#domain/protocol.ts';
import { LimitNotice } from '#web/components/limit-notice/limit-notice.tsx';
import { IngredientList } from '#web/components/recipe/ingredient-list.tsx';
import { SectionError } from '#web/components/section/section-error.tsx';
import { PricingCard } from '#web/features/credits/pricing-card.tsx';
import { PurchaseCard } from '#web/features/credits/purchase-card.tsx';
import { CreationCard } from '#web/features/mixologist/creation-card.tsx';
import { BarCodeField } from '#web/guest/arrival/code-entry.tsx';
import { en } from '#web/i18n/en.ts';
import { guestErrorText } from '#web/i18n/error-text.ts';
import { preload } from '#web/rpc/preloaded.ts';

const specified = {
  dashboard: [
    'You must be logged in to access this page',
    'Welcome to your Bartender Dashboard',
    'Bartender Dashboard',
    'Manage your bars',
    'User',
    'Signed in',
    'Guest Session',
    'Temporary access',
    'Your Bars',
    'Add',
    'Select a bar to continue',
    'Inventory Management',
    'Drinks Menu',
    'Order Management',
    'Cocktail Parties',
    'Share Bar',
    'Usage & Billing',
    'No bars yet. Create your first bar to get started!',
    'Back to Guest View',
  ],
  inventory: [
    'Smart Recommendations',
    'No recommendations available at this time.',
    'Try adjusting your inventory or check back later.',
    '+3 more',
    '3 of 5 ingredients available',
    '3 of 5 available',
    'Select All',
    'Clear All',
    'All',
    "You've reached your monthly limit for Ingredient Recommendations.",
    'Upgrade your plan or wait until your usage resets to continue.',
    'View usage & upgrade',
    'Error getting recommendations',
    'Failed to get recommendations',
    'Error updating inventory: {a}',
  ],
  drinks: [
    'AI Drink Generation',
    'Generate AI Drink',
    '3 drinks available • 5 AI-generated',
    'Available Drinks',
    'All (3)',
    'AI (3)',
    'Classic (3)',
    'AI',
    'Name',
    'Type',
    'Strength',
    'Ingredients',
    'Actions',
    'View Recipe',
    'AI Generated Drinks',
    'Classic Drinks',
    'No drinks available',
    'Add more ingredients to your inventory to unlock drinks you can make.',
    'No drinks match the current filter.',
    'AI Generated',
    'Close Recipe',
    'Got it!',
    'Delete',
    'Add to Menu',
    'Adding...',
    'You need at least 3 available ingredients to generate AI drinks. Currently have 3 ingredients available.',
    "You've reached your monthly limit for AI drink generation.",
    'Error generating AI drink: {a}',
    'Error saving drink: {a}',
    'No ingredients available',
  ],
  orders: [
    '3 total orders',
    'No Orders Yet',
    'Orders will appear here when guests place them.',
    'New Orders',
    'In Progress',
    'Completed',
    'Drink not found',
    'by {a}',
    'Recipe',
    'Recipe (N/A)',
    'Start Making',
    'Mark Complete',
    'Reset to New',
    'Error updating order status: {a}',
  ],
  parties: [
    'Party Details',
    'Back to parties',
    'Activate',
    'Deactivate',
    'Close Voting',
    'Generate Shopping List',
    'Anonymous Guest',
    'Error creating party: {a}',
    'Party created! Share code: {a}',
    'Error updating party status: {a}',
    'Error closing voting: {a}',
    'Error: {a}',
    'Error generating shopping list: {a}',
    'Party link copied to clipboard!',
  ],
  party: [
    'Party Not Found',
    "This party doesn't exist or the share code is invalid.",
    'Party is currently inactive',
    'Voting has ended',
    'Thank You!',
    'Submit Another Response',
    'Error submitting preferences: {a}',
  ],
  share: [
    'Download QR Code',
    'Copy Bar Code',
    'Copy URL',
    'Guest URL copied to clipboard!',
    'Bar code copied to clipboard!',
  ],
  guest: [
    '3-5 digit code',
    'Enter at least 2 characters',
    'Smart AI Match',
    'Browse',
    'Bar Not Found',
    'The bar code you entered is not valid or the bar has been deactivated',
    'Try Another Code',
    'Bar Currently Closed',
    'Leave Bar',
    'How to Make',
    'No drinks found matching your search',
    "That's all the drinks we have!",
    'Error placing order: {a}',
    'Order placed successfully!',
    'Search failed. Please try again.',
    "You've reached your monthly limit for AI search",
    'Natural language search requires credits',
    'No matching drinks found for your request',
    'Try describing your preferences differently',
  ],
  credits: [
    '$5 gives 500+ searches, 400+ ingredient recommendations or 70+ party analyses.',
    '$1 of credit per $1 paid. Credits never expire.',
    'Choose any amount from {a} to {b} at checkout.',
    "You've reached your monthly limit for party analysis.",
    'Failed to create checkout session. Please try again.',
    'Failed to initiate purchase. Please try again.',
  ],
  bars: ['Error creating bar: {a}'],
  validation: [
    'This field is required',
    'Please enter a valid email address',
    'Password must be at least 8 characters',
    'Passwords do not match',
    'Invalid bar code',
    'Name is required',
  ],
  errors: [
    'Something went wrong',
    'Please try again',
    'An error occurred',
    'Not found',
    'Unauthorized',
    'Access forbidden',
    'Network error',
    'Login failed',
    'Sign up failed',
    'Your session has expired',
    'You must be logged in',
    'Insufficient credits',
    'Quota exceeded',
    'Service temporarily unavailable',
    'Invalid request',
    'Cannot make this drink with current inventory',
    'Ingredient not available',
    'Failed to place order',
    'Order not found',
    'Cannot update order',
    'Usage limit reached',
  ],
};

const bar = { _id: 'corner', name: 'Corner' } as OwnBar;
const used = { used: 0, limit: 1 };
const limits = {
  resetsAt: 0,
  features: {
    smartSearch: used,
    ingredientRecommendations: used,
    partyAnalysis: used,
    drinkCreation: used,
  },
};
const failures: ErrorCode[] = [
  'UNKNOWN_FUNCTION',
  'FORBIDDEN',
  'TOO_MANY',
  'UNAVAILABLE',
  'INGREDIENT_NOT_AVAILABLE',
  'ORDER_NOT_FOUND',
  'USAGE_LIMIT',
];

/** Texts that these renders show, in addition to the stories. */
const screens: ReactElement[] = [
  ...failures.map((code) => <SectionError key={code} error={new AppError(code, null as never)} />),
  <IngredientList key="ingredients" drink={{ ingredients: [], ingredientAmounts: [] }} />,
  <LimitNotice key="limit" barId="corner" limit="USAGE_LIMIT" title="" />,
  <CreationCard key="creation" bar={bar} />,
  <PricingCard key="pricing" balance={1} limits={limits} />,
  <BarCodeField key="code" code="AB!" onChange={() => {}} />,
  <p key="guest">{guestErrorText(en, new AppError('UNAUTHORIZED', null)).split('. ')[0]}</p>,
  <PurchaseCard key="purchase" returned={undefined} onDismiss={() => {}} />,
];

function renderedTexts(): string {
  const barId = bar._id;
  preload({
    [queryKey('drinks.getAvailableDrinksForBar', { barId, unitPreference: 'oz' })]: [],
    [queryKey('ingredients.getBarInventory', { barId })]: [],
  });
  const html = screens.map((screen) => renderToStaticMarkup(screen)).join('\n');
  preload({});
  return html
    .replaceAll(/<[^>]*placeholder="([^"]*)"[^>]*>/g, '\n$1\n')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** Every string that a story contains, except those that must be absent. */
function storyTexts(): string[] {
  const folder = path.join(import.meta.dirname, '../e2e');
  const files = fs.globSync('**/*.spec.ts', { cwd: folder });
  return files.flatMap((file) => {
    const source = fs.readFileSync(path.join(folder, file), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
    return source.split(/;\n/).flatMap((statement) => {
      if (/toBeHidden|\.not\.to|toHaveCount\(0\)/.test(statement)) return [];
      return [...statement.matchAll(literals)].map(([, single, double, template, pattern]) =>
        (single ?? double ?? template ?? pattern ?? '')
          .replaceAll(/\$\{[^}]*\}|\\d\+/g, '5')
          .replaceAll(/\\(.)/g, '$1'),
      );
    });
  });
}

const literals =
  /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|(?<=[(\s,:=[])\/((?:[^/\\\n]|\\.)+)\/[iu]*(?=[,)\s.])/g;

/** A short text such as "All" must match a whole string. A long text may be part of one. */
function patternOf(text: string): RegExp {
  const isShort = text.length <= 12 && !/[\d{]/.test(text);
  const source = text
    .replace(/[.…]+$/, '')
    .replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replaceAll(/\{\w\}/g, '.+')
    .replaceAll(/(?<![\d$])[35](?![\d+-])/g, '\\d+');
  return new RegExp(isShort ? `^\\^?${source}[.…]*\\$?$` : source, isShort ? 'm' : '');
}

it('shows each specified text on a screen', () => {
  const seen = [...storyTexts(), renderedTexts()];
  const all = Object.values(specified).flat();
  const unseen = all.filter((text) => !seen.some((each) => patternOf(text).test(each)));
  expect(unseen).toEqual([]);
});

/** Texts that the server sends where data are missing. */
it('has a default for each part of a drink', () => {
  expect(Object.values(drinkDefaults.en)).toEqual([
    'Unknown Drink',
    'No description available',
    'No instructions available',
    'Unknown ingredient',
    'Unknown category',
    'Amount not specified',
  ]);
});
