import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { Suspense, useMemo, useState } from 'react';
import { insertWidget } from '../../documents/edit/insert.ts';
import type { MetaIndex } from '../../documents/metaIndex.ts';
import { type CatalogueGroup, catalogueOf, familyTitles } from '../../documents/widgetCatalogue.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useComposed } from '../../runtime/render/useComposed.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { DocumentKind } from '../../schemas/documents/index.ts';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { paletteOf } from '../kinds/paletteOf.ts';
import { insertionPoint } from '../core/insertionPoint.ts';
import { useDesign } from './DesignContext.ts';
import { designLocale } from './design.locale.ts';

/** All widgets that can stand in the document, by family, with a search; Enter or a click inserts one behind the selection. */
export const Palette = observer(function Palette({ inserted }: { inserted: () => void }) {
  const { model } = useDesign();
  const { locale, platform } = useRoot();
  const text = useText(designLocale);
  const [search, setSearch] = useState('');
  const { metas } = model.language;
  const { kind } = model;
  const offered = useMemo(() => widgetsOf(metas, TAKES_FIELDS.has(kind)), [metas, kind]);
  const KindPalette = paletteOf(kind);
  const found = catalogueOf(offered, useComposed(search));
  const groups = kind === 'form' ? fieldsFirst(found) : found;
  const { Icon } = platform.chrome;
  return (
    <div className="at-design-palette">
      <Input
        allowClear
        size="small"
        value={search}
        prefix={<SearchOutlined aria-hidden />}
        placeholder={text('searchWidgets')}
        aria-label={text('searchWidgets')}
        onChange={({ target }) => setSearch(target.value)}
      />
      <div className="at-design-scroll">
        <Suspense>{KindPalette && <KindPalette search={search} inserted={inserted} />}</Suspense>
        {groups.length === 0 && KindPalette === undefined && (
          <p className="at-design-note">{text('noWidget')}</p>
        )}
        {groups.map(({ family, metas: own }) => (
          <section key={family}>
            <h3>{locale.localise(familyTitles[family])}</h3>
            <ul>
              {own.map(({ type, title, icon, description }) => (
                <li key={type}>
                  <button
                    type="button"
                    className="at-plain at-design-widget"
                    data-type={type}
                    title={description === undefined ? undefined : locale.localise(description)}
                    onClick={() => {
                      const at = insertionPoint(model, type);
                      if (at !== undefined && model.run(insertWidget(type, at))) inserted();
                    }}
                  >
                    <Icon name={icon} />
                    <span>{locale.localise(title)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
});

/** A form is made of its fields: the inputs stand before what arranges them. */
const fieldsFirst = (groups: readonly CatalogueGroup[]): readonly CatalogueGroup[] => [
  ...groups.filter(({ family }) => family === 'input'),
  ...groups.filter(({ family }) => family !== 'input'),
];

/** Kinds whose fields are those of a module: inputs come with them, and what draws records as views. */
const TAKES_FIELDS: ReadonlySet<DocumentKind> = new Set(['mgrList', 'mgrForm']);

/** Widgets that a person can choose: parts that only one container takes come with it. */
const widgetsOf = (metas: MetaIndex, takesFields: boolean): readonly RendererMeta[] =>
  metas.types.flatMap((type) => {
    const meta = metas.get(type);
    if (meta === undefined || meta.document !== undefined) return [];
    return takesFields && (meta.field !== undefined || meta.listView === true) ? [] : [meta];
  });
