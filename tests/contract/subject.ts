import axe from 'axe-core';
import type { WidgetExample } from '../../src/documents/readWidgetExamples.ts';
import { chromeLocale } from '../../src/renderers/chrome/chrome.locale.ts';
import type { RendererDefinition } from '../../src/runtime/registry/defineRenderer.ts';
import type { Node } from '../../src/schemas/node.ts';
import { readTexts } from './exampleTexts.ts';
import { renderExample, type Drawn, type ExampleOptions } from './renderExample.tsx';

/** A widget that is held to the contract. */
export interface Subject {
  readonly renderer: RendererDefinition;
  readonly examples: readonly WidgetExample[];
  /** What is seen of an example as it is, in Chinese; drawn once, however many want to know. */
  readonly look: (example: WidgetExample) => Promise<Look>;
  readonly draw: (nodes: Node | readonly Node[], data: unknown, options: ExampleOptions) => Promise<Drawn>;
}

/** An example as it was drawn with all that it asks for answered. */
export interface Look {
  /** It asks for something: sources, options, people. */
  readonly asks: boolean;
  /** It draws elements. */
  readonly draws: boolean;
  /** What people read on the page. */
  readonly texts: readonly string[];
  readonly placeholders: number;
}

/** One thing that the contract asks for: answers what is wrong, and nothing where all is well. */
export interface Check {
  readonly name: string;
  readonly applies: (subject: Subject) => boolean;
  readonly run: (subject: Subject) => Promise<readonly string[]> | readonly string[];
}

export const nodeOf = (example: WidgetExample): Node => structuredClone(example.node);

/** @param all the widgets that may stand in its examples */
export function subjectOf(
  renderer: RendererDefinition,
  all: readonly RendererDefinition[],
  examples: readonly WidgetExample[],
): Subject {
  const draw: Subject['draw'] = (nodes, data, options) =>
    renderExample(nodes, data, { renderers: all, ...options });
  const looks = new Map<WidgetExample, Promise<Look>>();
  const lookAt = async (example: WidgetExample): Promise<Look> => {
    const view = await draw(nodeOf(example), example.data, { locale: 'zhCN' });
    const found = {
      asks: view.asked() > 0,
      draws: view.container.firstElementChild !== null,
      texts: readTexts(document.body),
      placeholders: placeholdersIn(view.container).length,
    };
    view.unmount();
    return found;
  };
  const look: Subject['look'] = (example) => {
    const found = looks.get(example) ?? lookAt(example);
    looks.set(example, found);
    return found;
  };
  return { renderer, examples, draw, look };
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
