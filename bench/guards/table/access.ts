// Guards of access and of money.
import { db, type Guard, unit } from '#bench/guards/guard.ts';

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: the guards are source code
export const accessGuards: Guard[] = [
  {
    name: 'a bar is its owner’s',
    file: 'server/features/bars/access.ts',
    text: "    if (bar?.accountId !== account.id) throw new AppError('NOT_FOUND', null);",
    without: "    if (!bar || !account) throw new AppError('NOT_FOUND', null);",
    test: db('server/other-tenants.db.test.ts', 'reaches nothing of another'),
  },
  {
    name: 'a hidden bar is not shown',
    file: 'server/features/bars/access.ts',
    text: "  if (!bar || !(bar.isActive || isOwn)) throw new AppError('NOT_FOUND', null);",
    without: "  if (!bar) throw new AppError('NOT_FOUND', null);",
    test: db('server/other-tenants.db.test.ts', 'when a bar is hidden'),
  },
  {
    name: 'an order is its guest’s',
    file: 'server/features/orders/move-orders.ts',
    text: "    .$if(guestKey !== undefined, (query) => query.where('guest_key', '=', guestKey ?? null))",
    without: '    .$if(guestKey !== undefined, (query) => query)',
    test: db('server/other-tenants.db.test.ts', 'another guest'),
  },
  {
    name: 'live queries end with a membership',
    file: 'server/start/change-feed.ts',
    text: '    if (person || topic === anyTopic) sockets.recheck(person);',
    without: '    if (topic === anyTopic) sockets.recheck(person);',
    test: db('server/adapters/identity/organizations.db.test.ts', 'who is removed'),
  },
  {
    name: 'webhooks are signed',
    file: 'server/adapters/payments/stripe.ts',
    text: '    return await stripe.webhooks.constructEventAsync(body, signature, secret);',
    without: '    return JSON.parse(signature && secret ? `${body}` : `${body}`) as Stripe.Event;',
    test: db('server/features/purchases/stripe.db.test.ts', 'refuses an event'),
  },
  {
    name: 'a payment is of its own checkout',
    file: 'server/features/purchases/payment-events.ts',
    text: "    (purchase.provider_ref && purchase.provider_ref !== ref && 'another checkout') ||",
    without: '',
    test: db('server/features/purchases/stripe.db.test.ts'),
  },
  {
    name: 'the test checkout is off on a public server',
    file: 'server/config.ts',
    text: '!(value.AI_PROVIDER || isPublic(value.PUBLIC_URL))',
    without: '!(value.AI_PROVIDER || !isPublic)',
    test: unit('server/config.test.ts', 'test checkout'),
  },
  {
    name: 'metrics are for inside',
    file: 'server/http/operations.ts',
    text: "    if (!mayReadMetrics(request)) throw new AppError('NOT_FOUND', null);",
    without: '    mayReadMetrics(request);',
    test: db('server/http/operations.db.test.ts', 'are served on this machine'),
  },
  {
    name: 'the API’s documentation is for inside',
    file: 'server/http/api-docs.ts',
    text: "    if (!mayRead(request)) throw new AppError('NOT_FOUND', null);",
    without: '    mayRead(request);',
    test: db('server/http/operations.db.test.ts', 'are missing for the clients'),
  },
  {
    name: 'who comes through a proxy is not local',
    file: 'server/http/inside.ts',
    text: "  return !isPassedOn || (proxies > 0 && headers['x-forwarded-for'] !== undefined);",
    without: '  return !isPassedOn || proxies >= 0;',
    test: db('server/http/operations.db.test.ts', 'are served on this machine'),
  },
  {
    name: 'pictures of a hidden bar are missing',
    file: 'server/http/pictures.ts',
    text: "          if (!(await isVisible(barId))) throw new AppError('NOT_FOUND', null);",
    without: '          await isVisible(barId);',
    test: db('server/features/drinks/functions.db.test.ts', 'own drink are missing'),
  },
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: as above
