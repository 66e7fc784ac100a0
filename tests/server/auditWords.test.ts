import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FormDocument } from '../../src/schemas/documents/form.ts';
import { findActions } from '../support/calls.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// What the audit says that somebody did, in words.

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('every action that a call declares has its words in the audit', async () => {
  const form = JSON.parse(readFileSync('backoffice/forms/platform-audit.json', 'utf8')) as FormDocument;
  const options = form.fields.find(({ id }) => id === 'action')?.props?.options as { value: string }[];
  const named = options.map(({ value }) => value);
  const declared = await findActions(server);
  expect(declared.length).toBeGreaterThan(60);
  expect(declared.filter((action) => !named.includes(action))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});
