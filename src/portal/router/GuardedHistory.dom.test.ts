import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GuardedHistory } from './GuardedHistory.ts';

let loses: boolean;
let answer: (agreed: boolean) => void;
let questions: number;
let failures: unknown[];
let shown: string[];
let guarded: GuardedHistory;
let stop: () => void;

beforeEach(() => {
  window.history.replaceState(null, '', '/first');
  const history = createBrowserHistory({ v5Compat: true });
  loses = false;
  questions = 0;
  failures = [];
  shown = ['/first'];
  guarded = new GuardedHistory(history, {
    complete: (address) => (address === '/menu' ? '/menu?systemId=a' : address),
    asks: (address) => loses && address !== shown.at(-1),
    ask: () =>
      new Promise((resolve) => {
        questions += 1;
        answer = resolve;
      }),
    failed: (error) => void failures.push(error),
  });
  stop = guarded.listen(({ location }) => shown.push(location.pathname));
  guarded.push('/form');
  loses = true;
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const asked = (times: number) => vi.waitFor(() => expect(questions).toBe(times));
/** Tries until the first question is over and there is a second one. */
const again = (go: () => void) =>
  vi.waitFor(() => {
    if (questions === 1) go();
    expect(questions).toBe(2);
  });
const here = () => window.location.pathname;

test.each(['push', 'replace'] as const)('asks before it goes elsewhere (%s)', async (way) => {
  guarded[way]('/elsewhere');
  await asked(1);
  expect(here()).toBe('/form');
  answer(false);
  await again(() => guarded[way]('/elsewhere'));
  answer(true);
  await vi.waitFor(() => expect(shown).toEqual(['/first', '/form', '/elsewhere']));
  expect(here()).toBe('/elsewhere');
});

test('addresses stand in the browser, in links and in questions as they are completed', () => {
  loses = false;
  guarded.push('/menu');
  expect(window.location.search).toBe('?systemId=a');
  guarded.replace('/elsewhere');
  guarded.replace({ pathname: '/menu' });
  expect(window.location.search).toBe('?systemId=a');
  expect(guarded.createHref({ pathname: '/menu' })).toBe('/menu?systemId=a');
});

test('a move that the browser refuses is swallowed, and kept for the log', async () => {
  vi.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('A function cannot be kept.', 'DataCloneError');
  });
  expect(() => guarded.push('/form')).not.toThrow();
  expect([failures.length, here()]).toEqual([1, '/form']);
  guarded.push('/elsewhere');
  await asked(1);
  answer(true);
  await vi.waitFor(() => expect(failures).toHaveLength(2));
  expect(here()).toBe('/form');
});

test('goes where nothing is lost, and to the same address, without a question', () => {
  guarded.push('/form');
  loses = false;
  guarded.push('/elsewhere');
  expect(questions).toBe(0);
  expect(shown.slice(1)).toEqual(['/form', '/form', '/elsewhere']);
});

test('brings the browser back from its own way back, and lets it go when the person agrees', async () => {
  window.history.back();
  await asked(1);
  await vi.waitFor(() => expect(here()).toBe('/form'));
  answer(false);
  expect(shown).toEqual(['/first', '/form']);
  await again(() => window.history.back());
  await vi.waitFor(() => expect(here()).toBe('/form'));
  answer(true);
  await vi.waitFor(() => expect(shown).toEqual(['/first', '/form', '/first']));
  expect(here()).toBe('/first');
});

test('asks one question at a time', async () => {
  guarded.push('/elsewhere');
  guarded.push('/nowhere');
  window.history.back();
  await vi.waitFor(() => expect(here()).toBe('/form'));
  expect(questions).toBe(1);
  answer(true);
  await vi.waitFor(() => expect(here()).toBe('/elsewhere'));
});

test('leaves the entries of dialogs to those who made them', async () => {
  window.history.pushState({ ...(window.history.state as object), overlays: 1 }, '');
  window.history.back();
  await vi.waitFor(() => expect(shown).toEqual(['/first', '/form', '/form']));
  expect(questions).toBe(0);
});

test('the entry of a question that goes between the answer and the way back does not ask anew', async () => {
  window.history.back();
  await asked(1);
  expect(here()).toBe('/form');
  answer(true);
  // The browser lets promises go on before the router hears that the entry is gone.
  const isGoing = vi.spyOn(window.history, 'go');
  await vi.waitFor(() => expect(isGoing).toHaveBeenCalledOnce(), { interval: 0 });
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as object }));
  await vi.waitFor(() => expect(here()).toBe('/first'));
  expect([questions, shown.at(-1)]).toEqual([1, '/first']);
});

test('a way back that the person agrees to goes past the entries of dialogs', async () => {
  window.history.back();
  await asked(1);
  // The dialog that is still open, and has its entry again.
  window.history.pushState({ ...(window.history.state as object), overlays: 1 }, '');
  answer(true);
  await vi.waitFor(() => expect(here()).toBe('/first'));
});
