import axe from 'axe-core';
import { chromeLocale } from '../../src/renderers/chrome/chrome.locale.ts';
import type { RendererDefinition } from '../../src/runtime/registry/defineRenderer.ts';
import type { Node } from '../../src/schemas/node.ts';
import { readTexts } from './fixtureTexts.ts';
import { renderFixture, type Drawn, type Fixture, type FixtureOptions } from './renderFixture.tsx';

/** A widget that is held to the contract. */
export interface Subject {
  readonly renderer: RendererDefinition;
  readonly fixtures: readonly Fixture[];
  /** The fixtures that ask for something: sources, options, people. */
  readonly asking: () => Promise<readonly Fixture[]>;
  readonly draw: (nodes: Node | readonly Node[], data: unknown, options: FixtureOptions) => Promise<Drawn>;
}

/** One thing that the contract asks for: answers what is wrong, and nothing where all is well. */
export interface Check {
  readonly name: string;
  readonly applies: (subject: Subject) => boolean;
  readonly run: (subject: Subject) => Promise<readonly string[]> | readonly string[];
}

export const nodeOf = (fixture: Fixture): Node => structuredClone(fixture.node) as Node;

/** @param all the widgets that may stand in its fixtures */
export function subjectOf(renderer: RendererDefinition, all: readonly RendererDefinition[]): Subject {
  const { fixtures = [] } = renderer.meta;
  const draw: Subject['draw'] = (nodes, data, options) =>
    renderFixture(nodes, data, { renderers: all, ...options });
  let asking: Promise<readonly Fixture[]> | undefined;
  const findAsking = async (): Promise<readonly Fixture[]> => {
    const found: Fixture[] = [];
    for (const fixture of fixtures) {
      const view = await draw(nodeOf(fixture), fixture.data, { locale: 'zhCN' });
      if (view.asked() > 0) found.push(fixture);
      view.unmount();
    }
    return found;
  };
  return { renderer, fixtures, draw, asking: () => (asking ??= findAsking()) };
}

/** Where the platform says that a widget could not be drawn. */
export const placeholdersIn = (root: Element): string[] => {
  const said = Object.values(chromeLocale.texts).map((texts) => texts.placeholder);
  return readTexts(root).filter((text) => said.includes(text));
};

/** The rules of accessibility that need no layout and look at a part of a page. */
export async function violationsIn(root: Element): Promise<string[]> {
  const { violations } = await axe.run(root, {
    // A frame holds somebody else's page, and none is loaded here.
    iframes: false,
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] },
    rules: { 'color-contrast': { enabled: false } },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
