import { pointerOf } from '../../../src/portal/gallery/subject.ts';
import { metaFindings } from '../../../src/documents/check/metaShape.ts';
import type { LocalText } from '../../../src/schemas/text.ts';
import type { Check } from '../subject.ts';

const HAN = /[\u3400-\u9fff]/;
const TYPE = /^([a-z][a-z0-9-]*\/)?[a-z][a-z0-9-]*$/;
/** Names that Chinese writes in Latin letters as well. */
const NAME = /^[A-Z][A-Z0-9]+$|^Markdown$/;

const faultsOfText = (what: string, { zhCN, enUS }: LocalText): string[] => [
  ...(HAN.test(zhCN) || NAME.test(zhCN) ? [] : [`${what} has no Chinese: "${zhCN}"`]),
  ...(enUS.trim() === '' || HAN.test(enUS) ? [`${what} has no English: "${enUS}"`] : []),
];

/** Two that are called the same cannot be told apart in a list of them. */
function doubled(what: string, texts: readonly LocalText[]): string[] {
  return (['zhCN', 'enUS'] as const).flatMap((locale) => {
    const said = texts.map((text) => text[locale]);
    const twice = new Set(said.filter((text, index) => said.indexOf(text) !== index));
    return [...twice].map((text) => `two ${what} are called "${text}"`);
  });
}

const isDeclaredWhole: Check = {
  name: 'is declared whole',
  applies: () => true,
  run: ({ renderer: { meta }, examples }) => {
    const props = Object.entries(meta.props).map(([name, { title }]) => [name, title] as const);
    const faults = [
      ...faultsOfText('the title', meta.title),
      ...props.flatMap(([name, title]) => faultsOfText(`the prop ${name}`, title)),
      ...doubled(
        'props',
        props.map(([, title]) => title),
      ),
    ];
    if (meta.namedBy !== undefined && meta.props[meta.namedBy]?.kind !== 'text')
      faults.push(`it is named by "${meta.namedBy}", which is no text of it`);
    if (!TYPE.test(meta.type)) faults.push(`a type is not called "${meta.type}"`);
    faults.push(...metaFindings(meta).map(({ path, message }) => `${path ?? ''}: ${message.enUS}`));
    if (!meta.document && examples.length < 2) faults.push('it has fewer than two examples');
    return faults;
  },
};

const hasExamplesOfIt: Check = {
  name: 'has examples that are nodes of its type or hold one',
  applies: ({ examples }) => examples.length > 0,
  run: ({ renderer: { meta }, examples }) =>
    examples.flatMap(({ node }, index) =>
      pointerOf(node, meta.type) === undefined ? [`example ${index} holds no node of it`] : [],
    ),
};

export const declarationChecks: readonly Check[] = [isDeclaredWhole, hasExamplesOfIt];
