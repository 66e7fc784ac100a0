import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { checkDocument } from 'atrium/src/documents/check/checkDocument.ts';
import { builtinRenderers } from 'atrium/src/renderers/index.ts';
import { SchemaRenderer } from 'atrium/src/runtime/render/SchemaRenderer.tsx';
import { RootContext } from 'atrium/src/runtime/stores/RootContext.tsx';
import { RootStore } from 'atrium/src/runtime/stores/RootStore.ts';
import type { AppDocument } from 'atrium/src/schemas/documents/app.ts';
import { describeContract } from 'atrium/tests/contract/widgetContract.tsx';
import { memoryStorage, testLogin, testProject } from 'atrium/tests/support/testRoot.ts';
import { createTestUi } from 'atrium/tests/support/testUi.ts';
import { createFixedTransport } from 'atrium/src/runtime/data/fixedTransport.ts';
import { describe, expect, test } from 'vitest';
import { createAcmePlatform } from './platform.ts';
import { seatMap } from './seat-map/index.ts';

await describeContract([seatMap], [...builtinRenderers, seatMap]);

const page = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../documents/exam-room.json'), 'utf8'),
) as AppDocument;

describe('the package in a platform', () => {
  test('brings its widget, action, function and platform variable; the component comes later', () => {
    const platform = createAcmePlatform();
    expect(platform.registry.metas.types).toContain('acme/seat-map');
    expect(platform.registry.peek('acme/seat-map').status).toBe('absent');
    expect(platform.actions.get('acme/copySeats')).toMatchObject({ optional: ['title'], result: 'any' });
    expect(platform.functions.seatRanges?.result).toBe('text');
    expect(platform.platformVariables.map(({ name }) => name)).toContain('platform_mayPlaceSeats');
  });

  test('is known to the check', async () => {
    const platform = createAcmePlatform();
    await platform.registry.prepareAll();
    const around = { ...platform.vocabulary, document: () => undefined, ids: () => [] };
    expect(checkDocument(page, around)).toEqual([]);
    const wrong = JSON.parse(JSON.stringify(page).replaceAll('seatRanges', 'seatRange')) as unknown;
    expect(checkDocument(wrong, around)).toMatchObject([
      { code: 'UNKNOWN_FUNCTION' },
      { code: 'UNKNOWN_FUNCTION' },
    ]);
  });
});

async function openPage(role: string) {
  const root = new RootStore({
    platform: createAcmePlatform(),
    project: testProject,
    storage: memoryStorage(new Map([['web0_token', 'x']])),
    transport: createFixedTransport({ '/user/info.do': { result: testLogin(role) } }),
  });
  const ui = createTestUi();
  root.attach(ui);
  await root.session.restore();
  await root.platform.registry.prepare(page);
  render(
    <RootContext.Provider value={root}>
      <SchemaRenderer document={page} params={{}} />
    </RootContext.Provider>,
  );
  await screen.findByRole('grid', { name: '考场座位图' });
  return ui;
}
const seat = (name: RegExp) => screen.getByRole('gridcell', { name });

test('seats are chosen with the keyboard, written by the function, and copied by the action', async () => {
  const ui = await openPage('administrator');
  expect(screen.getByText('座位：B3')).toBeTruthy();
  const start = seat(/^B 排 3 座/);
  expect(start.tabIndex).toBe(0);
  start.focus();
  fireEvent.keyDown(start, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(seat(/^B 排 4 座/));
  fireEvent.click(seat(/^B 排 4 座/));
  await screen.findByText('座位：B3–B4');
  expect(seat(/^B 排 4 座/).getAttribute('aria-selected')).toBe('true');

  fireEvent.click(seat(/^A 排 1 座，已占用/));
  expect(screen.getByText('座位：B3–B4')).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: '复制座位' }));
  await waitFor(() => expect(ui.copied).toEqual(['教一 201 B3–B4']));
  await waitFor(() => expect(ui.messages.at(-1)?.text).toBe('已复制：教一 201 B3–B4'));
});

test('the platform variable hides what concerns other roles', async () => {
  await openPage('student');
  expect(screen.queryByRole('button', { name: '复制座位' })).toBeNull();
});
