import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EmbeddedFrame, offered, PORTAL } from '../../tests/support/embeddedFrame.ts';
import type { AuthResult } from '../schemas/embed/protocol.ts';
import { AtriumSDK } from './AtriumSDK.ts';

let frame: EmbeddedFrame;
let sibling: EmbeddedFrame;
let sdk: AtriumSDK;

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
  frame = new EmbeddedFrame(`${PORTAL}/main`);
  sibling = new EmbeddedFrame(`${PORTAL}/main`);
  sdk = new AtriumSDK({ appKey: 'k-1', target: frame.element });
});
afterEach(() => {
  sdk.destroy();
  frame.remove();
  sibling.remove();
});

/** Nothing was decided and no port taken: the frame itself is still heard. */
async function stillAsks(): Promise<void> {
  expect(sdk.state).toBe(1);
  frame.accept();
  await sdk.whenReady();
  expect(sdk.apis()).toEqual(offered);
}

/** The right answer to the question, and what may be wrong with it. */
const success = () => ({ data: frame.answerOf({ success: true }), ports: [frame.openPort()] });

test.each([
  ['a sibling with the same origin', () => ({ source: sibling.element.contentWindow })],
  ['the parent itself', () => ({ source: window })],
  ['no window at all', () => ({ source: null })],
  ['another origin in the frame', () => ({ origin: 'https://evil.example' })],
  ['another port of the same host', () => ({ origin: `${PORTAL}:8443` })],
  ['the same host without encryption', () => ({ origin: PORTAL.replace('https', 'http') })],
  ['an origin that begins alike', () => ({ origin: `${PORTAL}.evil.example` })],
  ['an opaque origin', () => ({ origin: 'null' })],
])('%s is not the frame, whatever it says', async (_who, forged) => {
  frame.speak(frame.answerOf({ success: false, code: 'ORIGIN_DENIED' }), forged());
  const { data, ports } = success();
  frame.speak(data, { ports, ...forged() });
  await stillAsks();
});

/** A result that is signed as it should be. */
const signed = (data: object) => frame.answerOf(data as AuthResult);

test.each([
  ['a wrong sign', () => frame.answerOf({ success: true }, undefined, { sign: '0'.repeat(32) })],
  ['no sign', () => frame.answerOf({ success: true }, undefined, { sign: undefined })],
  [
    'data that was not signed',
    () => frame.answerOf({ success: true }, undefined, { data: { success: true, x: 1 } }),
  ],
  [
    'data that has no JSON',
    () => frame.answerOf({ success: true }, undefined, { data: { success: true, x: 1n } }),
  ],
  ['no word of success', () => signed({ success: 'true' })],
  [
    'the id of another',
    () => ({ ...frame.answerOf({ success: true }), action: 'AUTH_SUCCESS_0123456789abcdef' }),
  ],
  ['no id', () => ({ ...frame.answerOf({ success: true }), action: 'AUTH_SUCCESS_' })],
])('an answer with %s is none', async (_what, answer) => {
  frame.speak(answer(), { ports: [frame.openPort()] });
  await stillAsks();
});

test('success without a port is none, nor is the port of a refusal taken', async () => {
  frame.speak(frame.answerOf({ success: true }));
  expect(sdk.state).toBe(1);
  frame.speak(frame.answerOf({ success: false }), { ports: [frame.openPort()] });
  frame.say({ action: 'AVAILABLE_API', message: [] });
  await expect(sdk.whenReady()).rejects.toMatchObject({ code: 'ORIGIN_DENIED' });
  expect(sdk.state).toBe(2);
});

test('an answer counts once: its replay, and one to a nonce that is over, are nothing', async () => {
  const old = frame.answerOf({ success: true });
  frame.accept();
  await sdk.whenReady();
  frame.speak(old, { ports: [frame.openPort()] });
  frame.speak(frame.answerOf({ success: false, code: 'ORIGIN_DENIED' }));
  expect(sdk.state).toBe(3);
  sdk.destroy();
  sdk = new AtriumSDK({ appKey: 'k-1', target: frame.element });
  frame.speak(old, { ports: [frame.openPort()] });
  const question = frame.asked.at(-1)!.message;
  // The right id, signed with the nonce that is over.
  frame.speak(
    { ...old, action: question.action.replace('AUTH_', 'AUTH_SUCCESS_') },
    { ports: [frame.openPort()] },
  );
  await stillAsks();
});

test('of 10,000 messages by chance none is acted on, and none breaks the page', () => {
  const broken = vi.fn();
  window.addEventListener('error', broken);
  const calls = vi.fn();
  sdk.on('state', calls);
  sdk.ready(calls);
  const action = fc.constantFrom(
    'AUTH_SUCCESS_',
    'AUTH_',
    'AVAILABLE_API',
    'CLOSE',
    'EVENT',
    'ASK',
    'ANSWER',
  );
  const ours = fc.constantFrom('', frame.asked[0]!.message.action.slice('AUTH_'.length));
  const result = fc.record({ success: fc.oneof(fc.boolean(), fc.anything()), code: fc.anything() });
  const message = fc.oneof(
    fc.record({
      sign: fc.oneof(fc.stringMatching(/^[0-9a-f]{32}$/), fc.anything()),
      data: result,
    }),
    fc.anything(),
  );
  const data = fc.oneof(
    fc.record({ action: fc.tuple(action, ours).map((parts) => parts.join('')), message }),
    fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
  );
  const origin = fc.constantFrom(PORTAL, PORTAL, 'https://evil.example', 'null', '');
  const who = fc.constantFrom('frame', 'frame', 'sibling', 'parent', 'nobody');
  fc.assert(
    fc.property(data, origin, who, (said, from, speaker) => {
      const source = {
        frame: frame.element.contentWindow,
        sibling: sibling.element.contentWindow,
        parent: window,
        nobody: null,
      }[speaker];
      frame.speak(said, { origin: from, source: source ?? null });
      return sdk.state === 1 && sdk.apis().length === 0;
    }),
    { numRuns: 10_000 },
  );
  window.removeEventListener('error', broken);
  expect(calls).not.toHaveBeenCalled();
  expect(broken).not.toHaveBeenCalled();
});

test('nothing that the page has is patched', async () => {
  const kept = [
    Promise,
    JSON.stringify,
    JSON.parse,
    window.postMessage,
    EventTarget.prototype.addEventListener,
  ];
  const globals = Object.keys(globalThis);
  const then = Object.getOwnPropertyDescriptors(Promise.prototype);
  frame.accept();
  await sdk.whenReady();
  expect([
    Promise,
    JSON.stringify,
    JSON.parse,
    window.postMessage,
    EventTarget.prototype.addEventListener,
  ]).toEqual(kept);
  expect(Object.keys(globalThis)).toEqual(globals);
  expect(Object.getOwnPropertyDescriptors(Promise.prototype)).toEqual(then);
});
