import { families, type Family, type RendererMeta } from '../schemas/rendererMeta.ts';
import { locales, type LocalText } from '../schemas/text.ts';

/** The widgets of one family, in the order in which they were registered. */
export interface CatalogueGroup {
  readonly family: Family;
  readonly metas: readonly RendererMeta[];
}

/** All widgets by family; a search keeps those whose type or title, in either language, holds its words. */
export function catalogueOf(metas: readonly RendererMeta[], search: string): readonly CatalogueGroup[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = metas.filter((meta) => words.every((word) => spokenOf(meta).includes(word)));
  return families.flatMap((family) => {
    const own = found.filter((meta) => meta.family === family);
    return own.length === 0 ? [] : [{ family, metas: own }];
  });
}

const spokenOf = ({ type, title }: RendererMeta): string =>
  [type, ...locales.map((locale) => title[locale])].join(' ').toLowerCase();

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
};
