import type { Outcome } from '../../../src/portal/gallery/exampleAnswers.ts';
import type { RenderOptions } from '../../support/renderNode.tsx';
import { faultsDisabled, faultsReadOnly } from '../fieldContract.ts';
import { foreignWords, readTexts } from '../exampleTexts.ts';
import type { WidgetExample } from '../../../src/documents/readWidgetExamples.ts';
import type { Drawn } from '../renderExample.tsx';
import { nodeOf, placeholdersIn, violationsIn, type Check, type Subject } from '../subject.ts';

// Every widget in every state: in Chinese on a desktop, and those that matter most in English on a phone.

interface State extends Pick<RenderOptions, 'enabled' | 'readOnly'> {
  readonly name: string;
  readonly outcome?: Outcome;
  /** What else is asked of it then. */
  readonly also?: (subject: Subject, view: Drawn) => readonly string[];
}

const ofField = (faults: (root: Element) => string[]) => (subject: Subject, view: Drawn) =>
  subject.renderer.meta.field ? faults(view.container) : [];

const NORMAL: State = { name: 'normal' };

/** All but the normal one. */
const STATES: readonly State[] = [
  { name: 'disabled', enabled: false, also: ofField(faultsDisabled) },
  { name: 'read-only', readOnly: true, also: ofField(faultsReadOnly) },
  { name: 'loading', outcome: 'waiting' },
  { name: 'empty', outcome: 'empty' },
  { name: 'with failing sources', outcome: 'failing' },
  { name: 'without the right', outcome: 'refused' },
];

/** `whole`: with all its examples, each state in each language that is looked at; `brief`: with the first, English once. */
export type Extent = 'whole' | 'brief';

/** What a source brings is there in all states of the widget, but for what the widget asks for. */
async function examplesFor(
  { examples, look }: Subject,
  { outcome }: State,
  extent: Extent,
): Promise<readonly WidgetExample[]> {
  const most = extent === 'whole' ? examples.length : 1;
  const found: WidgetExample[] = [];
  for (const example of examples) {
    if (found.length === most) break;
    if (outcome === undefined || (await look(example)).asks) found.push(example);
  }
  return found;
}

async function drawn(
  subject: Subject,
  example: WidgetExample,
  { outcome, enabled, readOnly }: State,
  where: { locale: 'zhCN' | 'enUS'; phone?: boolean },
): Promise<{ view: Drawn; faults: string[] }> {
  const view = await subject.draw(nodeOf(example), example.data, {
    ...where,
    ...(outcome === undefined ? {} : { outcome }),
    ...(enabled === undefined ? {} : { enabled }),
    ...(readOnly === undefined ? {} : { readOnly }),
  });
  const faults = [
    ...faultsOfPlaceholders(placeholdersIn(view.container).length),
    ...faultsOfTexts(readTexts(document.body), where.locale, example),
  ];
  return { view, faults };
}

const faultsOfPlaceholders = (many: number): string[] =>
  many > 0 ? [`${String(many)} placeholders stand in its place`] : [];

const faultsOfTexts = (texts: readonly string[], locale: 'zhCN' | 'enUS', example: WidgetExample) =>
  foreignWords(texts, locale, example).map((word) => `the other language: ${word}`);

const inChineseAsItIs = (extent: Extent): Check => ({
  name: `draws in Chinese, ${NORMAL.name}`,
  applies: ({ examples }) => examples.length > 0,
  run: async (subject) => {
    const found: string[] = [];
    for (const example of await examplesFor(subject, NORMAL, extent)) {
      const { texts, placeholders } = await subject.look(example);
      found.push(...faultsOfTexts(texts, 'zhCN', example), ...faultsOfPlaceholders(placeholders));
    }
    return found;
  },
});

const inChinese = (state: State, extent: Extent): Check => ({
  name: `draws in Chinese, ${state.name}`,
  applies: ({ examples }) => examples.length > 0,
  run: async (subject) => {
    const found: string[] = [];
    for (const example of await examplesFor(subject, state, extent)) {
      const { view, faults } = await drawn(subject, example, state, { locale: 'zhCN' });
      found.push(...faults, ...(state.also?.(subject, view) ?? []));
      view.unmount();
    }
    return found;
  },
});

const inEnglish = (state: State, extent: Extent, applies: Check['applies']): Check => ({
  name: `draws in English on a phone, accessible, ${state.name}`,
  applies: (subject) => subject.examples.length > 0 && applies(subject),
  run: async (subject) => {
    const found: string[] = [];
    for (const example of await examplesFor(subject, state, extent)) {
      const { view, faults } = await drawn(subject, example, state, { locale: 'enUS', phone: true });
      found.push(...faults, ...(await violationsIn(view.container)));
      view.unmount();
    }
    return found;
  },
});

/** Fields draw their value otherwise when nobody may change it; sources that fail, what is said instead. */
const IN_ENGLISH: Readonly<Record<string, Check['applies']>> = {
  normal: () => true,
  'read-only': ({ renderer }) => renderer.meta.field !== undefined,
  'with failing sources': ({ examples }) => examples.some(({ data }) => data !== undefined),
};

export const stateChecks = (extent: Extent): readonly Check[] => [
  inChineseAsItIs(extent),
  ...STATES.map((state) => inChinese(state, extent)),
  ...[NORMAL, ...STATES].flatMap((state) => {
    const applies = IN_ENGLISH[state.name];
    const isLookedAt = extent === 'whole' || state.name === 'normal';
    return applies && isLookedAt ? [inEnglish(state, extent, applies)] : [];
  }),
];
