import { waitFor } from '@testing-library/react';
import { Value } from 'typebox/value';
import { expect } from 'vitest';
import type { RendererMeta } from '../../../src/schemas/rendererMeta.ts';
import { faultsOfClicks } from '../clickable.ts';
import { doubledIds } from '../fieldContract.ts';
import { readTexts } from '../exampleTexts.ts';
import { watchLeftovers } from '../leftovers.ts';
import type { WidgetExample } from '../../../src/documents/readWidgetExamples.ts';
import { nodeOf, placeholdersIn, type Check, type Subject } from '../subject.ts';

// What documents do to widgets: they draw them twice, take them away, write props that nobody knows or that do not fit.

const drawsSomething: Check = {
  name: 'draws something for one of its examples at least',
  // Fields may hold a value that nobody sees.
  applies: ({ renderer: { meta }, examples }) => !meta.field && examples.length > 0,
  run: async ({ examples, look }) => {
    for (const example of examples) if ((await look(example)).draws) return [];
    return ['no example draws anything'];
  },
};

/** Twice at once: two of it share neither ids nor what they started, and an unknown prop makes no difference. */
const standsTwice: Check = {
  name: 'stands twice in a page, passes over unknown props, and leaves nothing behind',
  applies: ({ examples }) => examples.length > 0,
  run: async ({ examples, draw }) => {
    const faults: string[] = [];
    for (const example of examples) {
      const { open, stop } = watchLeftovers();
      try {
        faults.push(...(await faultsOfTwo(draw, example)));
        faults.push(...(await leftBy(open)));
      } finally {
        stop();
      }
    }
    return faults;
  },
};

/** What a library starts once for all stays; what each of the two started is there twice. Some end a moment later. */
async function leftBy(open: () => ReadonlyMap<string, number>): Promise<string[]> {
  const left = () => [...open()].filter(([, count]) => count > 1).map(([what]) => `after it is gone ${what}`);
  try {
    await waitFor(
      () => {
        expect(left()).toEqual([]);
      },
      { timeout: 2000 },
    );
    return [];
  } catch {
    return left();
  }
}

async function faultsOfTwo(draw: Subject['draw'], example: WidgetExample): Promise<string[]> {
  const node = nodeOf(example);
  const plain = await draw(node, example.data, { locale: 'zhCN' });
  const odd = { ...node, props: { ...node.props, 'no-such-prop': { deep: [null] } } };
  const view = await draw(odd, example.data, { locale: 'zhCN' });
  // What either fetches by itself arrives when it arrives.
  await waitFor(() => {
    expect(readTexts(view.container)).toEqual(readTexts(plain.container));
  });
  const faults = [...doubledIds(), ...faultsOfClicks(plain.container)];
  plain.unmount();
  view.unmount();
  return faults;
}

const ODDITIES: readonly unknown[] = [{ wrong: [1] }, ['wrong'], 'wrong', 1e99];

/** For each prop something that its schema refuses; props that take anything have none. */
function wrongProps(meta: RendererMeta): [string, unknown][] {
  return Object.entries(meta.props).flatMap(([name, { schema }]) => {
    const wrong = ODDITIES.filter((value) => !Value.Check(schema, value));
    return wrong.slice(0, 1).map((value): [string, unknown] => [name, value]);
  });
}

const refusesProps: Check = {
  name: 'shows a placeholder for a prop that it cannot take',
  applies: () => true,
  run: async ({ renderer: { meta }, draw }) => {
    const faults: string[] = [];
    for (const [name, wrong] of wrongProps(meta)) {
      const node = { type: meta.type, id: 'broken', props: { [name]: wrong } };
      const view = await draw(node, undefined, { locale: 'zhCN' });
      if (placeholdersIn(view.container).length !== 1) faults.push(`the prop ${name} takes what it cannot`);
      view.unmount();
    }
    return faults;
  },
};

const RAW = '<img src="x" alt="" data-raw onerror="alert(1)">';

const showsNoRawHtml: Check = {
  name: 'takes no text for HTML',
  applies: ({ renderer: { meta }, examples }) =>
    examples.length > 0 && Object.values(meta.props).some(({ kind }) => kind === 'text'),
  run: async ({ renderer: { meta }, examples, draw }) => {
    const [example] = examples;
    if (!example) return [];
    const node = nodeOf(example);
    const raw = Object.entries(meta.props).flatMap(([name, { kind }]) =>
      kind === 'text' ? [[name, RAW]] : [],
    );
    const props = { ...node.props, ...(Object.fromEntries(raw) as Record<string, unknown>) };
    const view = await draw({ ...node, title: RAW, props }, example.data, { locale: 'zhCN' });
    const found = document.querySelectorAll('[onerror]').length;
    view.unmount();
    return found === 0 ? [] : ['a text of the document becomes HTML'];
  },
};

export const documentChecks: readonly Check[] = [drawsSomething, standsTwice, refusesProps, showsNoRawHtml];
