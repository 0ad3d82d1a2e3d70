// Guards against attacks, each with what removes it and the test that must notice.

export interface Guard {
  name: string;
  file: string;
  /** The guard as it stands in the file, once. */
  text: string;
  /** What stands there without the guard. */
  without: string;
  test: { project: 'unit' | 'postgres' | 'story'; file: string; name: string };
}

const unit = (file: string, name = ''): Guard['test'] => ({ project: 'unit', file, name });
const db = (file: string, name = ''): Guard['test'] => ({ project: 'postgres', file, name });

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: the guards are source code
export const guards: Guard[] = [
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
    name: 'pages of other sites open no socket',
    file: 'server/rpc/socket.ts',
    text: '      if (!options.allowsOrigin(req)) return answer(false, 403);',
    without: '',
    test: db('server/hostile.db.test.ts', 'cannot open a socket'),
  },
  {
    name: 'messages are not decompressed',
    file: 'server/rpc/socket.ts',
    text: '    perMessageDeflate: false,',
    without: '    perMessageDeflate: true,',
    test: db('server/hostile-wire.db.test.ts', 'no message is compressed'),
  },
  {
    name: 'messages have a largest size',
    file: 'server/rpc/socket.ts',
    text: '    maxPayload: limits.bodyBytes,',
    without: '',
    test: db('server/hostile-wire.db.test.ts', 'too long'),
  },
  {
    name: 'sockets have a rate',
    file: 'server/rpc/socket.ts',
    text: '    if (debtMs > maxDebtMs) {',
    without: '    if (debtMs < 0) {',
    test: unit('server/rpc/socket.test.ts', 'far too much at once'),
  },
  {
    name: 'calls have a largest body',
    file: 'server/rpc/http.ts',
    text: '      { bodyLimit: limits.bodyBytes },',
    without: '      { bodyLimit: 1e9 },',
    test: unit('server/rpc/http.test.ts', 'a body that is too large'),
  },
  {
    name: 'text must be storable',
    file: 'server/rpc/invoke.ts',
    text: '  if (parsed.success && isText(parsed.data)) return parsed.data;',
    without: '  if (parsed.success) return parsed.data;',
    test: db('server/features/orders/functions.db.test.ts', 'what no text holds'),
  },
  {
    name: 'requests must arrive in time',
    file: 'server/start/http-server.ts',
    text: '    requestTimeout: 30_000,',
    without: '    requestTimeout: 0,',
    test: unit('server/start/http-server.test.ts'),
  },
  {
    name: 'bytes that are no request get a typed error',
    file: 'server/start/http-server.ts',
    text: '    clientErrorHandler: (error, socket) => answerInvalidRequest(error, socket, headers),',
    without: '',
    test: db('server/hostile-wire.db.test.ts', 'chunks that are none'),
  },
  {
    name: 'forged webhooks do not fill the log',
    file: 'server/http/webhook.ts',
    text: '        if (refusals.take() === 0) {',
    without: '        if (refusals) {',
    test: db('server/hostile-wire.db.test.ts', 'do not fill the log'),
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
    name: 'sign-ins of an address have a rate',
    file: 'server/adapters/identity/embedded.ts',
    text: "        '/sign-in/email': { window: 60, max: 10 },",
    without: "        '/sign-in/email': { window: 60, max: 1_000 },",
    test: db('server/hostile.db.test.ts', 'tries from one address'),
  },
  {
    name: 'sign-ups are tries of an account',
    file: 'server/adapters/identity/sign-in-limit.ts',
    text: '(!isSignUp || (await maySignUp(db, attempt))) && (await mayTry(db, attempt));',
    without: 'isSignUp ? await maySignUp(db, attempt) : await mayTry(db, attempt);',
    test: db('server/hostile.db.test.ts', 'at most ten times'),
  },
  {
    name: 'a forgotten password makes the same work for every address',
    file: 'server/adapters/identity/messages.ts',
    text: "const isAllowed = await isWithinDailyLimit(db, 'resetMail', email);",
    without: "const isAllowed = isTaken && (await isWithinDailyLimit(db, 'resetMail', email));",
    test: db('server/hostile.db.test.ts', 'makes the same work'),
  },
  {
    name: 'requests of other sites do not fill the log',
    file: 'server/adapters/identity/provider-log.ts',
    text: '    return bucket.take() === 0;',
    without: '    return bucket.take() >= 0;',
    test: db('server/hostile-wire.db.test.ts', 'requests of other sites'),
  },
  {
    name: 'wrong codes slow an address down',
    file: 'server/limits/code-tries.ts',
    text: '    this.#slowUntil.set(network, Date.now() + slowMs);',
    without: '    this.#slowUntil.set(network, slowMs);',
    test: unit('server/limits/code-tries.test.ts'),
  },
  {
    name: 'an IPv6 network of 56 bits is one address',
    file: 'server/limits/network.ts',
    text: 'd & 0xff00',
    without: 'd',
    test: unit('server/limits/network.test.ts', 'the same first 56 bits'),
  },
  {
    name: 'an IPv4-mapped address is its IPv4 address',
    file: 'server/limits/network.ts',
    text: "  if (isMapped) return [g >> 8, g & 255, h >> 8, h & 255].join('.');",
    without: '  if (isMapped) return `${g} ${h}`;',
    test: unit('server/limits/network.test.ts', 'has no IPv4 address in it'),
  },
  {
    name: 'metrics are for inside',
    file: 'server/http/operations.ts',
    text: "    if (!mayReadMetrics(request)) throw new AppError('NOT_FOUND', null);",
    without: '    mayReadMetrics(request);',
    test: db('server/http/operations.db.test.ts', 'is served on this machine'),
  },
  {
    name: 'the API’s documentation is for inside',
    file: 'server/http/api-docs.ts',
    text: "    if (!mayRead(request)) throw new AppError('NOT_FOUND', null);",
    without: '    mayRead(request);',
    test: db('server/http/operations.db.test.ts', 'is missing for the clients'),
  },
  {
    name: 'who comes through a proxy is not local',
    file: 'server/http/inside.ts',
    text: "  return !isPassedOn || (proxies > 0 && headers['x-forwarded-for'] !== undefined);",
    without: '  return !isPassedOn || proxies >= 0;',
    test: db('server/http/operations.db.test.ts', 'is served on this machine'),
  },
  {
    name: 'a few addresses do not take all orders of a bar',
    file: 'server/limits/fair-rate.ts',
    text: '    const waitMs = bucket.take(count, usage.taken);',
    without: '    const waitMs = bucket.take(count);',
    test: unit('server/limits/order-rates.test.ts', 'the single order of another guest'),
  },
  {
    name: 'a full room is served beside hostile addresses',
    file: 'server/limits/order-rates.ts',
    text: '    this.#bar.take(barId, networkOf(address), drinks);',
    without: "    this.#bar.take(barId, '', drinks);",
    test: unit('server/limits/order-rates.test.ts', 'forty guests behind one address'),
  },
  {
    name: 'unknown parameters make no other page',
    file: 'server/http/guest-pages.ts',
    text: '    address: paths.guest(barCode) + rest,',
    without: '    address: `/?${query}`,',
    test: unit('server/http/pages.test.ts', 'is the one of'),
  },
  {
    name: 'searches do not fill the cache of pages',
    file: 'server/http/guest-pages.ts',
    text: '    isCacheable: given.every(([name]) => choices[name]),',
    without: '    isCacheable: true,',
    test: unit('server/http/pages.test.ts', 'there is no end of them'),
  },
  {
    name: 'pages are rendered in turns',
    file: 'server/http/renderer.ts',
    text: '        const result = await inTurn(from, () => {',
    without: '        const result = await (async (work) => inTurn && work())(() => {',
    test: unit('server/http/pages.test.ts', 'do not hold up'),
  },
  {
    name: 'public answers are cached by what was asked, not by how',
    file: 'server/rpc/http.ts',
    text: '        const key = `${name} ${language} ${JSON.stringify(call.input)}`;',
    without: '        const key = `${name} ${language} ${body}`;',
    test: unit('server/rpc/http.test.ts', 'however it is written'),
  },
  {
    name: 'an address has a limit of stored refusals',
    file: 'server/rpc/invoke.ts',
    text: '    services.refusals.take(client, who.address);\n',
    without: '',
    test: db('server/db/idempotency.db.test.ts', 'are limited for one address'),
  },
  {
    name: 'searches of a guest have a rate',
    file: 'server/mixologist/searches.ts',
    text: '      { key: `searches of guest ${guestKey}`, limit: budgets.guest.searches },',
    without: '      { key: guestKey, limit: { burst: 1e6, everyMs: 1 } },',
    test: unit('server/mixologist/searches.test.ts', 'limits a guest'),
  },
  {
    name: 'searches of an address have a rate',
    file: 'server/mixologist/searches.ts',
    text: '      { key: `searches from ${networkOf(address)}`, limit: budgets.address.searches },',
    without: '      { key: networkOf(address), limit: { burst: 1e6, everyMs: 1 } },',
    test: unit('server/mixologist/searches.test.ts', 'limits an address'),
  },
  {
    name: 'searches at a bar have a rate',
    file: 'server/mixologist/searches.ts',
    text: '      { key: `searches in bar ${barId}`, limit: budgets.bar.searches },',
    without: '      { key: barId, limit: { burst: 1e6, everyMs: 1 } },',
    test: unit('server/mixologist/searches.test.ts', 'limits a bar'),
  },
  {
    name: 'names in subjects are one line without links',
    file: 'server/adapters/mail/templates.ts',
    text: '      subject: `Barback: an invitation to ${subjectName(organization)}`,',
    without: '      subject: `Barback: an invitation to ${organization}`,',
    test: db('server/adapters/identity/mails.db.test.ts', 'our own subject'),
  },
  {
    name: 'data in a page ends no script',
    file: 'server/http/inline-drawings.ts',
    text: "  return json.replaceAll('<', '\\\\u003c');",
    without: '  return json;',
    test: db('server/hostile.db.test.ts', 'shows its name as it is'),
  },
  {
    name: 'pages run no inline script',
    file: 'server/http/security.ts',
    text: "  return policyOf(`'sha256-${hash}' 'strict-dynamic'${and('script')}`, and);",
    without: "  return policyOf(`'unsafe-inline' ${hash && ''}${and('script')}`, and);",
    test: unit('server/http/pages.test.ts'),
  },
  {
    name: 'stories notice violations of the policy',
    file: 'e2e/fixtures.ts',
    text: "    expect(violations, 'violations of the content security policy').toEqual([]);",
    without: '',
    test: { project: 'story', file: 'e2e/policy.spec.ts', name: 'what is noticed fails' },
  },
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: as above
