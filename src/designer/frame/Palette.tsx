import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { insertWidget } from '../../documents/edit/insert.ts';
import type { MetaIndex } from '../../documents/metaIndex.ts';
import {
  type CatalogueGroup,
  catalogueOf,
  familyTitles,
  type Spelling,
} from '../../documents/widgetCatalogue.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useComposed } from '../../runtime/render/useComposed.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { DocumentKind } from '../../schemas/documents/index.ts';
import type { Family, RendererMeta } from '../../schemas/rendererMeta.ts';
import { paletteOf } from '../kinds/paletteOf.ts';
import { insertionPoint } from '../core/insertionPoint.ts';
import { useDesign } from './DesignContext.ts';
import { designLocale } from './design.locale.ts';
import { PaletteGroup } from './PaletteGroup.tsx';

/** All widgets that can stand in the document, by family, with a search; Enter or a click inserts one behind the selection. */
export const Palette = observer(function Palette({ inserted }: { inserted: () => void }) {
  const { model } = useDesign();
  const { locale } = useRoot();
  const text = useText(designLocale);
  const [search, setSearch] = useState('');
  const { metas } = model.language;
  const { kind } = model;
  const offered = useMemo(() => widgetsOf(metas, TAKES_FIELDS.has(kind)), [metas, kind]);
  const KindPalette = paletteOf(kind);
  const found = catalogueOf(offered, useComposed(search), useSpelling());
  const isSearched = search.trim() !== '';
  const ordered = kind === 'form' ? fieldsFirst(found) : found;
  const groups = isSearched ? ordered : withCommon(ordered, kind === 'form');
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
        {groups.map((group) => (
          <PaletteGroup
            key={group.family}
            title={group.family === COMMON ? text('common') : locale.localise(familyTitles[group.family])}
            name={group.family}
            metas={group.metas}
            isSearched={isSearched}
            insert={(type) => {
              const at = insertionPoint(model, type);
              if (at !== undefined && model.run(insertWidget(type, at))) inserted();
            }}
          />
        ))}
      </div>
    </div>
  );
});

/** How names are spelled in pinyin, once that has come: until then, and where it does not come, the rest is searched. */
function useSpelling(): Spelling | undefined {
  const [spelling, setSpelling] = useState<Spelling>();
  useEffect(() => {
    let isGone = false;
    import('../../documents/pinyinNames.ts').then(
      ({ spellingsOf }) => {
        if (!isGone) setSpelling(() => spellingsOf);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return spelling;
}

/** The group of what most documents have, of all families. */
const COMMON = 'common';

interface Group {
  readonly family: Family | typeof COMMON;
  readonly metas: readonly RendererMeta[];
}

/** What most documents have stands above its families: of a form its fields, of everything else what is none. */
function withCommon(groups: readonly CatalogueGroup[], isForm: boolean): readonly Group[] {
  const isCommon = ({ common, family }: RendererMeta): boolean =>
    common === true && (family === 'input') === isForm;
  const common = groups.flatMap(({ metas }) => metas.filter(isCommon));
  const rest = groups.map(({ family, metas }) => ({
    family,
    metas: metas.filter((meta) => !isCommon(meta)),
  }));
  const all: readonly Group[] = [{ family: COMMON, metas: common }, ...rest];
  return all.filter(({ metas }) => metas.length > 0);
}

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
