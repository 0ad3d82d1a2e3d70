// The English texts of the specification, word for word. `{a}` and `{b}` are placeholders.
import { expect, it } from 'vitest';
import { drinkDefaults } from '#domain/drink-defaults.ts';
import { errors } from '#domain/errors.ts';
import { partyTexts } from '#server/features/parties/party-texts.ts';
import { en } from './i18n/en.ts';

const features = import.meta.glob<{ en: object }>('./**/*texts.ts', {
  eager: true,
});
const sources: unknown[] = [
  en,
  ...Object.values(features).map((module) => module.en),
  drinkDefaults.en,
  errors,
  partyTexts.en,
];

const placeholders = ['{a}', '{b}', '{c}'];

/** Every text in a tree of texts; functions are called with placeholders, and with numbers. */
function textsIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  if (typeof tree === 'function') {
    return [placeholders, [3, 5, 7], [1, 1, 1], ['{a}', 3, '{c}'], [3, '{b}', '{c}']].flatMap(
      (values) => {
        try {
          return textsIn(tree(...values));
        } catch {
          return [];
        }
      },
    );
  }
  return tree && typeof tree === 'object' ? Object.values(tree).flatMap(textsIn) : [];
}

const known = new Set(sources.flatMap(textsIn));
const isKnown = (text: string) => {
  const plain = text.replace(/[.…]+$/, '');
  return [...known].some(
    (each) =>
      each === text || each.replace(/[.…]+$/, '') === plain || each.startsWith(`${text}. Please`),
  );
};

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
    'Unknown Drink',
    'No description available',
    'No instructions available',
    'Unknown ingredient',
    'Unknown category',
    'Amount not specified',
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
    "You've reached your monthly limit for AI search.",
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

it.each(Object.entries(specified))('has the specified texts of %s', (_of, texts) => {
  expect(texts.filter((text) => !isKnown(text))).toEqual([]);
});
