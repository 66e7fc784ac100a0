import { waitFor } from '@testing-library/react';
import { ConfigProvider, type ThemeConfig } from 'antd';
import enUS from 'antd/es/locale/en_US';
import zhCN from 'antd/es/locale/zh_CN';
import { expect } from 'vitest';
import { fixtureAnswers, fixtureSources } from '../../src/portal/gallery/fixtureAnswers.ts';
import { chromeLocale } from '../../src/renderers/chrome/chrome.locale.ts';
import type { RendererMeta } from '../../src/schemas/rendererMeta.ts';
import type { Node } from '../../src/schemas/node.ts';
import type { Locale } from '../../src/schemas/text.ts';
import { renderNode, type Rendered, type RenderOptions } from '../support/renderNode.tsx';

export type Fixture = NonNullable<RendererMeta['fixtures']>[number];
const components = { zhCN, enUS };

const STILL: ThemeConfig = { token: { motion: false } };

/** px. */
const PHONE = 375;

export type FixtureOptions = RenderOptions & { locale: Locale; failing?: boolean; phone?: boolean };

/** Draws a fixture as a page would, with its sources answered, and waits until they have arrived. */
export async function renderFixture(
  node: Node,
  data: unknown,
  { locale, failing = false, phone = false, ...options }: FixtureOptions,
): Promise<Rendered> {
  const view = await renderNode(node, {
    page: { sources: fixtureSources(data) },
    answers: failing ? {} : fixtureAnswers(data, 'answered'),
    locale,
    ...(node.name === undefined ? {} : { values: {} }),
    wrap: (element) => (
      <ConfigProvider locale={components[locale]} theme={STILL}>
        {element}
      </ConfigProvider>
    ),
    ...options,
  });
  if (phone) view.root.theme.resize(PHONE);
  await waitFor(() => {
    for (const source of view.page.sources.values()) expect(['ready', 'failed']).toContain(source.status);
    const loading = chromeLocale.texts[locale].loading;
    expect(view.container.querySelector(`[role="status"][aria-label="${loading}"]`)).toBeNull();
  });
  return view;
}
