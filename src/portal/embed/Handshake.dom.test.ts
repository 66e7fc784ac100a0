import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { auth, directPort, parentWindow, PARENT } from '../../../tests/support/parentWindow.ts';
import { md5Hex } from '../../runtime/data/sign.ts';
import type { VerifyAnswer } from '../../schemas/embed/verify.ts';
import { Handshake } from './Handshake.ts';
import { Link } from './Link.ts';

const scope = { systems: ['affairs'], resources: [] };

/** A handshake whose server says what a test says; `open` has the links that it has made. */
function begin(
  verify: () => Promise<VerifyAnswer> = () => Promise.resolve({ isValid: true, scope }),
  own?: string,
) {
  const window = parentWindow(own);
  const asked = vi.fn(verify);
  const clock = { now: 0 };
  const links: { link: Link; port: ReturnType<typeof directPort> }[] = [];
  const handshake = new Handshake({
    browser: window.browser,
    recognise: (given) => Promise.resolve(given.code === 'own' && given.secret === 'c2VjcmV0'),
    verify: asked,
    now: () => clock.now,
    open: (site) => {
      const port = directPort();
      const failed = (why: string) => new Error(why);
      const link = new Link({ port: port.port, site, call: () => Promise.resolve({}), failed });
      links.push({ link, port });
      return link;
    },
  });
  handshake.listen();
  return { ...window, asked, clock, links, handshake };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const code = (posted: { answer: { message: { data: unknown } } }[]) =>
  posted.map(({ answer }) => answer.message.data);

test('a registered parent is answered once, at its exact origin, with a sign and a port', async () => {
  const { send, posted, asked, links } = begin();
  send(auth());
  send(auth());
  await settled();
  send(auth());
  await settled();
  expect(asked.mock.calls).toEqual([[{ appKey: 'key', origin: PARENT }]]);
  expect(posted).toHaveLength(1);
  const data = { success: true };
  expect(posted[0]).toMatchObject({
    answer: {
      action: 'AUTH_SUCCESS_a1',
      message: { sign: md5Hex(`${JSON.stringify(data)}nonce-0001`), data },
      isKeepListen: false,
    },
    target: PARENT,
  });
  expect(posted[0]?.port).toBeDefined();
  expect(links[0]?.link.site).toEqual({ appKey: 'key', origin: PARENT, scope });
});

test('the origin is that of the event, whatever the text says', async () => {
  const { send, asked, posted } = begin(() => Promise.resolve({ isValid: false }));
  const forged = { ...auth(), origin: 'https://registered.example.edu' };
  send({ ...forged, message: { ...forged.message, origin: 'https://registered.example.edu' } });
  await settled();
  expect(asked.mock.calls).toEqual([[{ appKey: 'key', origin: PARENT }]]);
  expect(posted.map(({ target }) => target)).toEqual([PARENT]);
});

test.each([
  ['its server refuses', () => Promise.resolve({ isValid: false }), {}, 'ORIGIN_DENIED'],
  ['its server cannot be asked', () => Promise.reject(new Error('away')), {}, 'CHECK_FAILED'],
  ['of another version', () => Promise.resolve({ isValid: true }), { version: 2 }, 'VERSION'],
])('a parent %s reads why', async (_which, verify, more, expected) => {
  const { send, posted } = begin(verify);
  send(auth('nonce-0001', more));
  await settled();
  expect(code(posted)).toEqual([{ success: false, code: expected }]);
  expect(posted[0]?.port).toBeUndefined();
});

test('a frame without an origin of its own is refused as sandboxed, and asks nobody', async () => {
  const { send, posted, asked } = begin(undefined, 'null');
  send(auth());
  await settled();
  expect(code(posted)).toEqual([{ success: false, code: 'SANDBOXED' }]);
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['another window', auth(), { source: {} }],
  ['nobody', auth(), { source: null }],
  ['an opaque origin', auth(), { origin: 'null' }],
  ['a file', auth(), { origin: 'file://' }],
  ['no origin', auth(), { origin: '' }],
  ['an address in the place of an origin', auth(), { origin: `${PARENT}/page` }],
  ['another action', { ...auth(), action: 'CALL' }, {}],
  ['an id with signs', auth('nonce-0001', {}, 'a<b'), {}],
  ['a short nonce', auth('n'), {}],
  ['no key', auth('nonce-0001', { appKey: '' }), {}],
  ['a key without end', auth('nonce-0001', { appKey: 'k'.repeat(201) }), {}],
  ['a version that is a text', auth('nonce-0001', { version: '1' }), {}],
  ['a message of its prototype', Object.create(auth()) as object, {}],
  ['one that is kept', { ...auth(), isKeepListen: true }, {}],
])('%s is met with silence', async (_what, data, from) => {
  const { send, posted, asked } = begin();
  send(data, from);
  await settled();
  expect([posted, asked.mock.calls]).toEqual([[], []]);
});

test.each([
  [{ code: 'own', secret: 'c2VjcmV0' }, { success: true }],
  [
    { code: 'own', secret: 'b3RoZXI=' },
    { success: false, code: 'ORIGIN_DENIED' },
  ],
  [{ code: 'own' }, { success: false, code: 'ORIGIN_DENIED' }],
  ['own', { success: false, code: 'ORIGIN_DENIED' }],
])('a site that is not registered, with the recogniser %j', async (recogniser, expected) => {
  const { send, posted, links } = begin(() => Promise.resolve({ isValid: false }));
  send(auth('nonce-0001', { recogniser }));
  await settled();
  expect(code(posted)).toEqual([expected]);
  expect(links.map(({ link }) => link.site.isRecognised)).toEqual(expected.success ? [true] : []);
});

test('a second handshake replaces nothing while a link is open, and is taken once that is closed', async () => {
  const { send, posted, links, clock } = begin();
  send(auth('nonce-0001'));
  await settled();
  const [first] = links;
  first?.port.send({ action: 'PROVIDE', names: [] });
  clock.now = 60_000;
  send(auth('nonce-0002', {}, 'a2'));
  send(auth('nonce-0001', { appKey: 'other' }, 'a3'));
  await settled();
  expect([posted.length, first?.link.isOpen]).toEqual([1, true]);
  first?.port.send({ action: 'CLOSE' });
  send(auth('nonce-0003', {}, 'a3'));
  await settled();
  expect([posted.length, links.length]).toEqual([2, 2]);
});

test('a port that nobody has taken in time gives way', async () => {
  const { send, links, clock } = begin();
  send(auth('nonce-0001'));
  await settled();
  send(auth('nonce-0002'));
  await settled();
  expect(links).toHaveLength(1);
  clock.now = 3_000;
  send(auth('nonce-0002'));
  await settled();
  expect(links.map(({ link }) => link.isOpen)).toEqual([false, true]);
});

test('a flood of handshakes asks the server once at a time, and not again for what it has refused', async () => {
  const { send, posted, asked, clock } = begin(() => Promise.resolve({ isValid: false }));
  for (let at = 0; at < 1_000; at += 1) send(auth(`nonce-${at.toString().padStart(4, '0')}`));
  await settled();
  expect([asked.mock.calls.length, posted.length]).toEqual([1, 1]);
  for (let at = 0; at < 200; at += 1) {
    send(auth(`other-${at.toString().padStart(4, '0')}`));
    await settled();
  }
  expect(asked).toHaveBeenCalledTimes(1);
  clock.now = 5_001;
  send(auth('nonce-late'));
  await settled();
  expect(asked).toHaveBeenCalledTimes(2);
});

test('of 10,000 random messages from anywhere none is acted on', async () => {
  const { send, posted, asked } = begin();
  const known = fc.constantFrom('AUTH_a1', 'CALL', 'PROVIDE', 'CLOSE', '__proto__', 'AUTH_');
  const member = fc.oneof(known, fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
  const shaped = fc.record(
    {
      action: member,
      message: fc.oneof(member, fc.record({ appKey: member, version: member, nonce: member })),
      isKeepListen: fc.oneof(member, fc.constant(false)),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(shaped, fc.anything()), fc.constantFrom(PARENT, 'null', '', '*'), (data, origin) => {
      send(data, { origin });
    }),
    { numRuns: 10_000, seed: 37 },
  );
  await settled();
  expect([posted, asked.mock.calls]).toEqual([[], []]);
});
