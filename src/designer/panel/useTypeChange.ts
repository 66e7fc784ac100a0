import { useMemo } from 'react';
import { changeType, converted, typeRefused } from '../../documents/edit/changeType.ts';
import type { Part } from '../../documents/parts/part.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Node } from '../../schemas/node.ts';
import { listed } from '../../schemas/text.ts';
import { useDesign } from '../frame/DesignContext.ts';
import { panelLocale } from './panel.locale.ts';

/** Which widgets a node may become, by title, and a way to make it one. What would be lost is asked about before. */
export function useTypeChange(part: Part): {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly become: (type: string) => Promise<void>;
} {
  const { model } = useDesign();
  const { locale, ui } = useRoot();
  const text = useText(panelLocale);
  const { metas } = model.language;
  const type = part.type ?? '';
  const options = useMemo(
    () =>
      metas.types.flatMap((each) => {
        const meta = metas.get(each);
        if (meta === undefined) return [];
        if (each !== type && typeRefused(part, meta, model.language) !== undefined) return [];
        return [{ value: each, label: locale.localise(meta.title) }];
      }),
    [metas, type, part, model.language, locale],
  );
  const become = async (to: string): Promise<void> => {
    const meta = metas.get(to);
    if (meta === undefined || to === type) return;
    const { lost } = converted(part.value as Node, metas.get(type), meta);
    const names = listed([...new Set(lost.map((each) => locale.localise(each)))], locale.locale);
    const agreed =
      lost.length === 0 ||
      (await ui.confirm({ title: text('changeType'), content: text('lost', { lost: names }) }));
    if (agreed) model.run(changeType(part.key, to));
  };
  return { options, become };
}
