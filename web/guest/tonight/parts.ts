import { lazyPart } from '#web/i18n/lazy-part.ts';

export const GuestOrders = lazyPart(async () => (await import('./guest-orders.tsx')).GuestOrders);
