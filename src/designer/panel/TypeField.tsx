import { observer } from 'mobx-react-lite';
import { useId, useMemo } from 'react';
import { changeType, converted, typeRefused } from '../../documents/edit/changeType.ts';
import type { Part } from '../../documents/parts/part.ts';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Node } from '../../schemas/node.ts';
import { listed } from '../../schemas/text.ts';
import { useDesign } from '../frame/DesignContext.ts';
import { panelLocale } from './panel.locale.ts';

/** The widget of a node, and which others it may become. What would be lost is said before. */
export const TypeField = observer(function TypeField({ part }: { part: Part }) {
  const { model } = useDesign();
  const { locale, ui } = useRoot();
  const text = useText(panelLocale);
  const id = useId();
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
  return (
    <div className="at-settings-prop" data-prop="type">
      <div className="at-settings-prop-head">
        <label htmlFor={id}>{text('type')}</label>
      </div>
      <SearchSelect
        id={id}
        size="small"
        className="at-settings-wide"
        aria-label={text('type')}
        value={type}
        options={options}
        onChange={(next: string) => void become(next)}
      />
    </div>
  );
});
