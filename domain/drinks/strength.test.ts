import { expect, it } from 'vitest';
import { strengthOf } from './strength.ts';

it.each([
  [0, 'non-alcoholic', 'non-alcoholic'],
  [1, 'light', 'light'],
  [10, 'light', 'light'],
  [11, 'light', 'medium'],
  [15, 'light', 'medium'],
  [16, 'medium', 'medium'],
  [20, 'medium', 'medium'],
  [21, 'medium', 'strong'],
  [25, 'medium', 'strong'],
  [26, 'strong', 'strong'],
])('calls %d %% %s on the dashboard and %s for guests', (percent, dashboard, guest) => {
  expect(strengthOf(percent, 'dashboard')).toBe(dashboard);
  expect(strengthOf(percent, 'guest')).toBe(guest);
});
