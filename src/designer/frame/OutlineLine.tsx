import { compareStructural, computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { MetaIndex } from '../../documents/metaIndex.ts';
import type { PartTree } from '../../documents/parts/part.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { localise, type Locale, type LocalText } from '../../schemas/text.ts';
import type { OutlineItem } from './outlineData.ts';
import { type PartLabel, partLabel } from './partLabel.ts';

/** What lines are called by. */
export interface LineNames {
  readonly tree: PartTree;
  readonly metas: MetaIndex;
  readonly locale: Locale;
  /** Titles of fields that columns, filters and places name, by code. */
  readonly fieldTitle: (code: string) => string | undefined;
}

/** What a line of the outline says; drawn anew where that changes, whatever else the document does. */
export const OutlineLine = observer(function OutlineLine({
  item,
  names,
}: {
  item: OutlineItem;
  /** Reads observables: the names as they are now. */
  names: () => LineNames;
}) {
  const { Icon } = useRoot().platform.chrome;
  const line = useMemo(
    () => computed(() => lineOf(item, names()), { equals: compareStructural }),
    [item, names],
  );
  const said = line.get();
  if (said === undefined) return null;
  const { title, kind, icon } = said;
  return (
    <span className="at-design-line" data-part={item.place === undefined ? item.part : undefined}>
      {icon !== undefined && <Icon name={icon} />}
      <span className={item.place === undefined ? undefined : 'at-design-group'}>{title}</span>
      {kind !== '' && kind !== title && <small>{kind}</small>}
    </span>
  );
});

/** The words and the icon of a line; undefined where what it stands for is gone. */
function lineOf(
  { part: key, place }: OutlineItem,
  { tree, metas, locale, fieldTitle }: LineNames,
): (PartLabel & { readonly icon?: string }) | undefined {
  const part = tree.byKey.get(key);
  if (part === undefined) return undefined;
  if (place === undefined) {
    const icon = part.type === undefined ? undefined : (metas.get(part.type)?.icon ?? 'question');
    return { ...partLabel(part, metas, locale, fieldTitle), ...(icon !== undefined && { icon }) };
  }
  const holding = part.holdings.find(({ name }) => name === place);
  const hint = part.holdings.some(({ name }) => name === 'fields') ? placeHints[place] : undefined;
  return holding && { title: localise(holding.title, locale), kind: localise(hint ?? '', locale) };
}

/** A field of a form stands in both places: what each of them says of it. */
const placeHints: Readonly<Record<string, LocalText>> = {
  layout: { zhCN: '页面上怎么排', enUS: 'how they stand on the page' },
  fields: { zhCN: '保存哪些数据', enUS: 'which data is kept' },
};
