import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { resourceKinds } from '../../src/schemas/kinds.ts';
import { takesRequestId } from '../call/defineCall.ts';
import { compilePayload } from '../envelope/payload.ts';
import { modules } from '../modules/index.ts';
import { publicRoutes } from '../policy/public.ts';
import { writeApiDocs } from './apiDocs.ts';
import { collectRoutes } from './collectRoutes.ts';
import { embeddingPage } from './embeddingPage.ts';
import { PLAIN_ROUTES } from './plainRoutes.ts';
import { refusedCallsModule } from './refusedCalls.ts';

const { calls, plain } = await collectRoutes(modules);

test('docs/api.md is what the definitions of the calls say', () => {
  const kept = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
  expect(kept, 'run npm run docs:api').toBe(writeApiDocs(calls));
});

test('src/schemas/embed/refusedCalls.ts is what the definitions of the calls say', () => {
  const kept = readFileSync(new URL('../../src/schemas/embed/refusedCalls.ts', import.meta.url), 'utf8');
  expect(kept, 'run npm run docs:api').toBe(refusedCallsModule(calls));
});

test('the APIs of an embedded page are in docs/embedding.md as their definitions say', () => {
  const kept = readFileSync(new URL('../../docs/embedding.md', import.meta.url), 'utf8');
  expect(kept, 'run npm run docs:api').toBe(embeddingPage(kept));
});

test('every call is described, and the payloads of examples are taken', () => {
  for (const { url, call } of calls) {
    expect(call.about, url).toMatch(/^[A-Z].*\.$/);
    const { freeForm = false, example } = call;
    const read = compilePayload(call.param, { freeForm, takesRequestId: takesRequestId(call) });
    if (example !== undefined) expect(() => read(example.param), url).not.toThrow();
  }
});

test('every address outside of the envelope is told', () => {
  const schemas = resourceKinds.map((kind) => `GET /schemas/${kind}.json`);
  const open = [...publicRoutes].filter((route) => route.startsWith('GET ') && !schemas.includes(route));
  const told = PLAIN_ROUTES.map(({ route }) => route);
  expect(told.toSorted()).toEqual([...new Set([...open, ...plain, 'GET /schemas/:kind.json'])].toSorted());
});
