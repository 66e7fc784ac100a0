import { families, type Family, type RendererMeta } from '../schemas/rendererMeta.ts';
import { locales, type LocalText } from '../schemas/text.ts';

/** The widgets of one family: those that most documents have first, else in the order in which they were registered. */
export interface CatalogueGroup {
  readonly family: Family;
  readonly metas: readonly RendererMeta[];
}

/** How a name is spelled, as `pinyinNames.ts` says it: syllables behind blanks. */
export type Spelling = (name: string) => string;

/**
 * All widgets by family; a search keeps those whose type, title or keywords, in either language, hold its words.
 * @param spelling by which titles and keywords are found as well, where it is there already
 */
export function catalogueOf(
  metas: readonly RendererMeta[],
  search: string,
  spelling?: Spelling,
): readonly CatalogueGroup[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = words.length === 0 ? metas : metas.filter((meta) => isFound(meta, words, spelling));
  return families.flatMap((family) => {
    const own = found.filter((meta) => meta.family === family);
    return own.length === 0 ? [] : [{ family, metas: commonFirst(own) }];
  });
}

function isFound(meta: RendererMeta, words: readonly string[], spelling?: Spelling): boolean {
  const { type, title, keywords = [] } = meta;
  const spoken = [type, ...locales.map((locale) => title[locale]), ...keywords].join(' ').toLowerCase();
  const spelled = spelling === undefined ? '' : [title.zhCN, ...keywords].map(spelling).join('');
  return words.every((word) => spoken.includes(word) || spelled.includes(` ${word}`));
}

const commonFirst = (metas: readonly RendererMeta[]): readonly RendererMeta[] => [
  ...metas.filter(({ common }) => common === true),
  ...metas.filter(({ common }) => common !== true),
];

export const familyTitles: Readonly<Record<Family, LocalText>> = {
  layout: { zhCN: '布局', enUS: 'Layout' },
  navigation: { zhCN: '导航', enUS: 'Navigation' },
  display: { zhCN: '展示', enUS: 'Display' },
  input: { zhCN: '输入', enUS: 'Input' },
  list: { zhCN: '列表', enUS: 'Lists' },
  form: { zhCN: '表单', enUS: 'Forms' },
  flow: { zhCN: '流程', enUS: 'Flows' },
  chart: { zhCN: '图表', enUS: 'Charts' },
  screen: { zhCN: '大屏', enUS: 'Data screens' },
  action: { zhCN: '操作', enUS: 'Actions' },
  logic: { zhCN: '逻辑', enUS: 'Logic' },
  formily: { zhCN: 'Formily 组件', enUS: 'Formily' },
};
