import { waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import enUS from 'antd/es/locale/en_US';
import zhCN from 'antd/es/locale/zh_CN';
import { expect } from 'vitest';
import type { RendererMeta } from '../../src/schemas/rendererMeta.ts';
import type { Node } from '../../src/schemas/node.ts';
import type { Locale } from '../../src/schemas/text.ts';
import { renderNode, type Rendered, type RenderOptions } from '../support/renderNode.tsx';

export type Fixture = NonNullable<RendererMeta['fixtures']>[number];
const components = { zhCN, enUS };

/** px. */
const PHONE = 375;

/** People, departments and dictionaries as the server would list them. */
const selector = {
  list: [
    { value: 'a', label: { zhCN: '甲', enUS: 'First' }, tone: 'blue' },
    { value: 'b', label: { zhCN: '乙', enUS: 'Second' } },
  ],
};

/** The rows of a fixture, as the sources of its page. */
function pageOf(data: unknown): Pick<RenderOptions, 'page' | 'answers'> {
  const entries = Object.entries((data ?? {}) as Record<string, unknown>);
  return {
    page: {
      sources: Object.fromEntries(entries.map(([name]) => [name, { call: `fixture/${name}` }])),
    },
    answers: {
      '/getSelectorData.htm': selector,
      ...Object.fromEntries(entries.map(([name, list]) => [`/fixture/${name}.htm`, { list: list as [] }])),
    },
  };
}

/** Draws a fixture as a page would, with its sources answered, and waits until they have arrived. */
export async function renderFixture(
  node: Node,
  data: unknown,
  {
    locale,
    failing = false,
    phone = false,
    ...options
  }: RenderOptions & { locale: Locale; failing?: boolean; phone?: boolean },
): Promise<Rendered> {
  const { page, answers } = pageOf(data);
  const view = await renderNode(node, {
    ...(page ? { page } : {}),
    answers: failing ? {} : (answers ?? {}),
    locale,
    ...(node.name === undefined ? {} : { values: {} }),
    wrap: (element) => (
      <ConfigProvider locale={components[locale]} theme={{ token: { motion: false } }}>
        {element}
      </ConfigProvider>
    ),
    ...options,
  });
  if (phone) view.root.theme.resize(PHONE);
  await waitFor(() => {
    for (const source of view.page.sources.values()) expect(['ready', 'failed']).toContain(source.status);
  });
  return view;
}
