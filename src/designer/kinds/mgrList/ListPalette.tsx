import { FilterOutlined, SortAscendingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { addField } from '../../../documents/edit/addField.ts';
import { addTone, addView } from '../../../documents/edit/listParts.ts';
import { removeParts } from '../../../documents/edit/remove.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { useDesign } from '../../frame/DesignContext.ts';
import { fieldsLocale } from '../fields/fields.locale.ts';
import { ModuleFields } from '../fields/ModuleFields.tsx';
import type { KindPaletteProps } from '../paletteOf.ts';

/** What a list is made of: fields as columns, filters and orders; views; marks of rows. */
export const ListPalette = observer(function ListPalette({ search, inserted }: KindPaletteProps) {
  const { model } = useDesign();
  const addColumn = (field: string, title: string): void => {
    const key = `column:${field}`;
    if (model.tree.byKey.has(key)) model.select([key]);
    else if (!model.run(addField(field, title, { parent: 'document', ...placeOf('column') }))) return;
    inserted();
  };
  const placeOf = (role: 'column' | 'filter' | 'sort'): { holding: string; index: number } => {
    const { primary } = model;
    const index = primary?.role === role ? (primary.within?.index ?? 0) + 1 : Infinity;
    return { holding: HOLDINGS[role], index };
  };
  const toggle = (role: 'filter' | 'sort', field: string, title: string): void => {
    const key = `${role}:${field}`;
    const command = model.tree.byKey.has(key)
      ? removeParts([key])
      : addField(field, title, { parent: 'document', ...placeOf(role) });
    if (model.run(command)) inserted();
  };
  const { metas } = model.language;
  const isFilter = (type: string): boolean => metas.get(type)?.field?.toFilter !== undefined;
  return (
    <>
      <ModuleFields
        search={search}
        server
        isPlaced={({ name }) => model.tree.byKey.has(`column:${name}`)}
        choose={({ name }, title) => addColumn(name, title)}
        further={({ name, type }, title) => (
          <>
            {isFilter(type) && (
              <FieldUse role="filter" field={name} title={title} toggle={toggle}>
                <FilterOutlined aria-hidden />
              </FieldUse>
            )}
            <FieldUse role="sort" field={name} title={title} toggle={toggle}>
              <SortAscendingOutlined aria-hidden />
            </FieldUse>
          </>
        )}
      />
      <ListParts search={search} inserted={inserted} />
    </>
  );
});

const HOLDINGS = { column: 'columns', filter: 'filters', sort: 'sort' } as const;

interface FieldUseProps {
  role: 'filter' | 'sort';
  field: string;
  title: string;
  toggle: (role: 'filter' | 'sort', field: string, title: string) => void;
  children: ReactNode;
}

/** Whether people filter by a field, or the list is put in order by it at first. */
const FieldUse = observer(function FieldUse({ role, field, title, toggle, children }: FieldUseProps) {
  const { model } = useDesign();
  const text = useText(fieldsLocale);
  const isUsed = model.tree.byKey.has(`${role}:${field}`);
  const called = text(role === 'filter' ? 'asFilter' : 'asSort', { title });
  return (
    <Button
      size="small"
      type={isUsed ? 'primary' : 'text'}
      ghost={isUsed}
      icon={children}
      aria-pressed={isUsed}
      aria-label={called}
      title={called}
      onClick={() => toggle(role, field, title)}
    />
  );
});

/** Views by the widget that draws them, and marks of rows. */
const ListParts = observer(function ListParts({ search, inserted }: KindPaletteProps) {
  const { model } = useDesign();
  const { locale, platform } = useRoot();
  const text = useText(fieldsLocale);
  const { metas } = model.language;
  const { Icon } = platform.chrome;
  const words = search.trim().toLowerCase();
  const views = [
    { type: undefined, icon: 'table', title: text('tableView') },
    ...metas.types.flatMap((type) => {
      const meta = metas.get(type);
      if (meta?.listView !== true) return [];
      return [{ type, icon: meta.icon, title: locale.localise(meta.title) }];
    }),
  ]
    // A widget that is called as the list's own table brings nothing else.
    .filter(({ title }, index, all) => all.findIndex((each) => each.title === title) === index)
    .filter(({ title }) => title.toLowerCase().includes(words));
  const isTone = text('marks').toLowerCase().includes(words);
  return (
    <>
      {views.length > 0 && (
        <section>
          <h3>{text('views')}</h3>
          <ul>
            {views.map(({ type, icon, title }) => (
              <li key={title}>
                <button
                  type="button"
                  className="at-plain at-design-widget"
                  data-view={type ?? 'table'}
                  onClick={() => model.run(addView(type)) && inserted()}
                >
                  <Icon name={icon} />
                  <span>{title}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isTone && (
        <section>
          <h3>{text('marks')}</h3>
          <ul>
            <li>
              <button
                type="button"
                className="at-plain at-design-widget"
                onClick={() => model.run(addTone()) && inserted()}
              >
                <Icon name="tag" />
                <span>{text('addTone')}</span>
              </button>
            </li>
          </ul>
        </section>
      )}
    </>
  );
});
