import { waitFor } from '@testing-library/react';
import { ConfigProvider, type ThemeConfig } from 'antd';
import enUS from 'antd/es/locale/en_US';
import zhCN from 'antd/es/locale/zh_CN';
import { expect } from 'vitest';
import { exampleAnswers, exampleSources, type Outcome } from '../../src/portal/gallery/exampleAnswers.ts';
import { chromeLocale } from '../../src/renderers/chrome/chrome.locale.ts';
import type { FixedAnswers } from '../../src/runtime/data/fixedTransport.ts';
import type { Node } from '../../src/schemas/node.ts';
import type { Locale } from '../../src/schemas/text.ts';
import { renderNodes, type Rendered, type RenderOptions } from '../support/renderNode.tsx';

const components = { zhCN, enUS };

const STILL: ThemeConfig = { token: { motion: false } };

/** px. */
const PHONE = 375;

export type ExampleOptions = RenderOptions & { locale: Locale; outcome?: Outcome; phone?: boolean };

/** How often something was asked for. */
export type Drawn = Rendered & { asked: () => number };

/** Draws a example as a page would, with its sources answered, and waits until they have arrived. */
export async function renderExample(
  nodes: Node | readonly Node[],
  data: unknown,
  { locale, outcome = 'answered', phone = false, ...options }: ExampleOptions,
): Promise<Drawn> {
  let asked = 0;
  const answers = counted(exampleAnswers(data, outcome, locale), () => (asked += 1));
  const list = [nodes].flat() as readonly Node[];
  const view = await renderNodes(list, {
    page: { sources: exampleSources(data) },
    answers,
    locale,
    ...(list.every(({ name }) => name === undefined) ? {} : { values: {} }),
    wrap: (element) => (
      <ConfigProvider locale={components[locale]} theme={STILL}>
        {element}
      </ConfigProvider>
    ),
    ...options,
  });
  if (phone) view.root.theme.resize(PHONE);
  if (outcome !== 'waiting') {
    await waitFor(() => {
      for (const source of view.page.sources.values()) expect(['ready', 'failed']).toContain(source.status);
      const loading = chromeLocale.texts[locale].loading;
      expect(view.container.querySelector(`[role="status"][aria-label="${loading}"]`)).toBeNull();
    });
  }
  const { unmount } = view;
  return Object.assign(view, {
    asked: () => asked,
    unmount: () => {
      unmount();
      view.page.dispose();
    },
  });
}

const counted = (answers: FixedAnswers, count: () => void): FixedAnswers =>
  Object.fromEntries(
    Object.entries(answers).map(([path, answer]) => [
      path,
      (param: Record<string, unknown>) => {
        count();
        return typeof answer === 'function' ? answer(param) : answer;
      },
    ]),
  );
