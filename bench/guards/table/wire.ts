// Guards of network input: bytes, sizes, texts, connections.
import { db, type Guard, unit } from '#bench/guards/guard.ts';

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: the guards are source code
export const wireGuards: Guard[] = [
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
    test: db('server/hostile-wire.db.test.ts', 'malformed chunks'),
  },
  {
    name: 'forged webhooks do not fill the log',
    file: 'server/http/webhook.ts',
    text: '        if (refusals.take() === 0) {',
    without: '        if (refusals) {',
    test: db('server/hostile-wire.db.test.ts', 'do not fill the log'),
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
    name: 'a stop loses no request on an open connection',
    file: 'server/http/connections.ts',
    text: '      const idleBefore = performance.now() - lingerMs;',
    without: '      const idleBefore = performance.now() - lingerMs * 0;',
    test: unit('server/http/connections.test.ts', 'no request is lost'),
  },
  {
    name: 'answers of a server that stops close their connections',
    file: 'server/http/connections.ts',
    text: '    if (isDraining) answer.shouldKeepAlive = false;',
    without: '',
    test: unit('server/http/connections.test.ts', 'no request is lost'),
  },
  {
    name: 'texts are bounded before they are cleaned',
    file: 'domain/text/text.schema.ts',
    text: '  z.string().check(atMost(max * roomForCleaning), z.overwrite(clean), z.maxLength(max));',
    without: '  z.string().check(z.overwrite(clean), z.maxLength(max));',
    test: unit('server/hostile-texts.test.ts'),
  },
  {
    name: 'stacks of marks are cut before they are normalised',
    file: 'domain/text/tidy-text.ts',
    text: "  return text.replace(stacks, '$1');",
    without: '  return text;',
    test: unit('server/hostile-texts.test.ts'),
  },
  {
    name: 'inputs are parsed in turns',
    file: 'server/rpc/invoke.ts',
    text: '  const input = await services.turns.run(queue, async () => parse(fn, call.input));',
    without: '  const input = parse(fn, queue ? call.input : null);',
    test: unit('server/rpc/invoke.test.ts'),
  },
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: as above
