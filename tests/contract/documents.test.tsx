import { render, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import enUS from 'antd/es/locale/en_US';
import zhCN from 'antd/es/locale/zh_CN';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { kindOf } from '../../src/documents/check/shape.ts';
import { campus } from '../../src/portal/gallery/documents/campus.ts';
import { DocumentStage } from '../../src/portal/gallery/documents/DocumentStage.tsx';
import { opening } from '../../src/portal/gallery/documents/opening.ts';
import { sampleInputs } from '../../src/portal/gallery/documents/pageAround.ts';
import { holdsRecords, type StageState, statesOf } from '../../src/portal/gallery/settings.ts';
import { documentsOf } from '../../src/portal/gallery/subject.ts';
import { ScreenLayer } from '../../src/portal/ui/ScreenLayer.tsx';
import { chromeLocale } from '../../src/renderers/chrome/chrome.locale.ts';
import { metas } from '../../src/renderers/metas.ts';
import { RootContext } from '../../src/runtime/stores/RootContext.tsx';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import { localise, type Locale } from '../../src/schemas/text.ts';
import { createTestRoot } from '../support/renderNode.tsx';
import { foreignWords, readTexts } from './exampleTexts.ts';
import { placeholdersIn, violationsIn } from './subject.ts';

// What draws documents whole keeps the contract of all widgets, with the documents of the campus as its examples.

const components = { zhCN, enUS };
const whole = metas.filter(({ document }) => document !== undefined);
const examplesOf = (meta: (typeof whole)[number]) =>
  documentsOf(meta, campus, (title) => localise(title, 'enUS')).map(({ value }) => value as AtriumDocument);
const named = whole.flatMap((meta) =>
  examplesOf(meta).map((document) => [`${meta.type}: ${document.kind} ${document.id}`, document] as const),
);
/** One of each kind, in every state. */
const first = named.filter(
  ([, { kind }], index) => named.findIndex(([, document]) => document.kind === kind) === index,
);
const staged = first.flatMap(([name, document]) =>
  statesOf(document.kind).map((state) => [`${name}, ${state}`, document, state] as const),
);

const modules = campus.documents.flatMap(({ kind, id }) => (kind === 'form' ? [id] : []));

const said: string[] = [];
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
beforeEach(() => {
  said.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      said.push(words.map(String).join(' '));
    });
  }
});
afterEach(() => {
  if (said.length > 0) expect.fail(said.join('\n'));
});

/** What is wrong with what a stage draws; what a record or a dictionary says is the campus's. */
async function faultsOn(document: AtriumDocument, state: StageState, locale: Locale): Promise<string[]> {
  const { root } = createTestRoot({}, locale);
  const width = locale === 'zhCN' ? 'desktop' : 'phone';
  const inputs = document.kind === 'control' ? sampleInputs(document) : {};
  const view = render(
    <RootContext.Provider value={root}>
      <MemoryRouter>
        <ConfigProvider locale={components[locale]} theme={{ token: { motion: false } }}>
          <ScreenLayer>
            <DocumentStage {...{ document, state, campus, inputs, width, lang: locale, dark: false }} />
          </ScreenLayer>
        </ConfigProvider>
      </MemoryRouter>
    </RootContext.Provider>,
  );
  const { outcome, saves } = opening(document, state, campus);
  const loading = chromeLocale.texts[locale].loading;
  const waiting = () => view.container.querySelector(`[role="status"][aria-label="${loading}"]`);
  await waitFor(
    () => {
      if (outcome === 'waiting') expect(waiting()).not.toBeNull();
      else expect(readTexts(view.container).join('')).not.toBe('');
      if (outcome === 'answered') expect(waiting()).toBeNull();
      if (holdsRecords(document.kind) && (outcome === 'failing' || outcome === 'refused' || saves))
        expect(view.container.querySelector('[role="alert"], [aria-invalid="true"]')).not.toBeNull();
    },
    { timeout: 20_000 },
  );
  const known = [...campus.documents, ...modules.map((module) => campus.records(module))];
  const faults = [
    ...placeholdersIn(view.container).map(() => 'a placeholder stands in its place'),
    ...foreignWords(readTexts(view.container), locale, known).map((word) => `the other language: ${word}`),
    ...(locale === 'enUS' ? await violationsIn(view.container) : []),
  ];
  view.unmount();
  return faults;
}

test.each(whole.map((meta) => [meta.type, meta] as const))('%s has examples of its kinds', (_type, meta) => {
  const examples = examplesOf(meta);
  expect(examples.map(({ id }) => id)).toEqual(meta.examples);
  expect(new Set(examples.map(kindOf))).toEqual(new Set(meta.document));
});

describe('drawn in Chinese', () => {
  test.each(staged)('%s', async (_name, document, state) => {
    expect(await faultsOn(document, state, 'zhCN')).toEqual([]);
  });
});

describe('drawn in English on a phone, accessible', () => {
  test.each(named)('%s', async (_name, document) => {
    expect(await faultsOn(document, 'normal', 'enUS')).toEqual([]);
  });
});
