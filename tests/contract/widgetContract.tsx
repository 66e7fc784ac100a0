import { waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { Value } from 'typebox/value';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { builtinRenderers } from '../../src/renderers/index.ts';
import type { RendererDefinition } from '../../src/runtime/registry/defineRenderer.ts';
import { chromeLocale } from '../../src/renderers/chrome/chrome.locale.ts';
import { NodeSchema, type Node } from '../../src/schemas/node.ts';
import { families, type RendererMeta } from '../../src/schemas/rendererMeta.ts';
import { foreignWords, readTexts } from './fixtureTexts.ts';
import { renderFixture, type Fixture, type FixtureOptions } from './renderFixture.tsx';

const nodeOf = (fixture: Fixture): Node => structuredClone(fixture.node) as Node;
const placeholders = (container: HTMLElement): number =>
  readTexts(container).filter((text) =>
    Object.values(chromeLocale.texts).some((texts) => texts.placeholder === text),
  ).length;

/** The rules that need no layout and look at a part of a page. */
async function violations(container: HTMLElement): Promise<string[]> {
  const { violations: found } = await axe.run(container, {
    // A frame holds somebody else's page, and none is loaded here.
    iframes: false,
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] },
    rules: { 'color-contrast': { enabled: false } },
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/**
 * Every widget keeps one contract: it draws its fixtures in every state and both languages, says nothing on the
 * console, breaks no rule of accessibility that can be judged without a layout, and survives what documents do.
 * @param renderers the widgets that are held to it
 * @param all the widgets that may stand in their fixtures
 */
export function describeContract(
  renderers: readonly RendererDefinition[],
  all: readonly RendererDefinition[] = builtinRenderers,
): void {
  const draw = (node: Node, data: unknown, options: FixtureOptions) =>
    renderFixture(node, data, { renderers: all, ...options });
  const said: string[] = [];

  beforeAll(() => {
    // Answers arrive by themselves, as in a browser: no test here has to announce them to React.
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
    expect(said).toEqual([]);
  });

  describe.each(renderers.map(({ meta, locale }) => [meta.type, meta, locale] as const))(
    '%s',
    (_, meta, locale) => {
      const fixtures = meta.document ? [] : (meta.fixtures ?? []);

      test('is declared whole', () => {
        expect(meta.type).toMatch(/^([a-z][a-z0-9-]*\/)?[a-z][a-z0-9-]*$/);
        expect(families).toContain(meta.family);
        for (const text of [meta.title, ...Object.values(meta.props).map(({ title }) => title)]) {
          expect(text.zhCN).toMatch(/\S/);
          expect(text.enUS).toMatch(/^[^\u3400-\u9fff]+$/);
        }
        for (const [key, text] of Object.entries(locale?.texts.enUS ?? {})) {
          expect(text, key).not.toMatch(/[\u3400-\u9fff]/);
        }
        if (!meta.document) expect(fixtures.length).toBeGreaterThanOrEqual(2);
      });

      test('has fixtures that are nodes of its type, and plain JSON', () => {
        for (const fixture of fixtures) {
          expect(Value.Check(NodeSchema, fixture.node)).toBe(true);
          expect(nodeOf(fixture).type).toBe(meta.type);
          expect(JSON.parse(JSON.stringify(fixture.node))).toEqual(fixture.node);
        }
      });

      test.each([
        ['normal', {}],
        ['disabled', { enabled: false }],
        ['read-only', { readOnly: true }],
        ['with failing sources', { failing: true }],
      ])('draws in Chinese, %s', async (_name, state) => {
        for (const fixture of fixtures) {
          const view = await draw(nodeOf(fixture), fixture.data, { locale: 'zhCN', ...state });
          expect(placeholders(view.container)).toBe(0);
          const known = 'failing' in state ? [fixture, 'not found'] : fixture;
          expect(foreignWords(readTexts(document.body), 'zhCN', known)).toEqual([]);
          view.unmount();
        }
      });

      const answered = fixtures.filter(({ data }) => data !== undefined);
      const states: [string, Fixture[], object][] = [
        ['normal', [...fixtures], {}],
        // A field draws its value otherwise; a source that fails, what it says instead.
        ['read-only', meta.field ? [...fixtures] : [], { readOnly: true }],
        ['with failing sources', answered, { failing: true }],
      ];
      test.each(states.filter(([, some]) => some.length > 0))(
        'draws in English on a phone, accessible, %s',
        async (_name, some, state) => {
          for (const fixture of some) {
            const options = { locale: 'enUS', phone: true, ...state } as const;
            const view = await draw(nodeOf(fixture), fixture.data, options);
            expect(placeholders(view.container)).toBe(0);
            expect(foreignWords(readTexts(document.body), 'enUS', fixture)).toEqual([]);
            expect(await violations(view.container)).toEqual([]);
            view.unmount();
          }
        },
      );

      test('draws something for one of its fixtures at least', async () => {
        // Fields may hold a value that nobody sees.
        if (meta.field || meta.document) return;
        let drawn = 0;
        for (const fixture of fixtures) {
          const view = await draw(nodeOf(fixture), fixture.data, { locale: 'zhCN' });
          drawn += view.container.querySelectorAll('*').length;
          view.unmount();
        }
        expect(drawn).toBeGreaterThan(0);
      });

      test('passes over props that it does not know', async () => {
        for (const fixture of fixtures) {
          const node = nodeOf(fixture);
          const plain = await draw(node, fixture.data, { locale: 'zhCN' });
          const odd = { ...node, props: { ...node.props, 'no-such-prop': { deep: [null] } } };
          const view = await draw(odd, fixture.data, { locale: 'zhCN' });
          // What either fetches by itself arrives when it arrives.
          await waitFor(() => {
            expect(readTexts(view.container)).toEqual(readTexts(plain.container));
          });
          plain.unmount();
          view.unmount();
        }
      });

      test('shows a placeholder for a prop that it cannot take', async () => {
        for (const [name, wrong] of wrongProps(meta)) {
          const node = { type: meta.type, id: 'broken', props: { [name]: wrong } };
          const view = await draw(node, undefined, { locale: 'zhCN' });
          expect(placeholders(view.container), name).toBe(1);
          view.unmount();
        }
      });
    },
  );
}

const ODDITIES: readonly unknown[] = [{ wrong: [1] }, ['wrong'], 'wrong', 1e99];

/** For each prop something that its schema refuses; props that take anything have none. */
function wrongProps(meta: RendererMeta): [string, unknown][] {
  return Object.entries(meta.props).flatMap(([name, { schema }]) => {
    const wrong = ODDITIES.filter((value) => !Value.Check(schema, value));
    return wrong.slice(0, 1).map((value): [string, unknown] => [name, value]);
  });
}
