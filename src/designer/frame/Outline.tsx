import { Tree, type GetRef } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { codeOf } from '../../documents/edit/placeOf.ts';
import type { PartTree } from '../../documents/parts/part.ts';
import { localise, type Locale } from '../../schemas/text.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { useFieldTitle } from '../panel/useModuleForm.ts';
import { useDesign } from './DesignContext.ts';
import { designLocale } from './design.locale.ts';
import { outlineData, opensFor, type OutlineItem } from './outlineData.ts';
import { useHeight } from '../../runtime/render/useHeight.ts';

/** Pixels of a line. */
const LINE = 28;

/** Every part of the document as a tree: what has no box on the canvas is chosen here. */
export const Outline = observer(function Outline() {
  const { model } = useDesign();
  const { locale, platform } = useRoot();
  const text = useText(designLocale);
  const { frame, height } = useHeight();
  const { tree, selection, primary, language } = model;
  const own = useMemo(() => ownTitles(tree, locale.locale), [tree, locale.locale]);
  const ofModule = useFieldTitle(model);
  const data = useMemo(
    () => outlineData(tree, language.metas, locale.locale, (code) => own(code) ?? ofModule(code)),
    [tree, language, locale.locale, own, ofModule],
  );
  const [open, setOpen] = useState<readonly string[]>(() => firstOpen(data));
  const list = useRef<GetRef<typeof Tree>>(null);
  const key = primary?.key;
  useEffect(() => {
    if (key === undefined) return;
    const wanted = opensFor(tree.byKey.get(key));
    setOpen((before) =>
      wanted.every((each) => before.includes(each)) ? before : [...new Set([...before, ...wanted])],
    );
    list.current?.scrollTo({ key, align: 'auto' });
  }, [key, tree]);
  const { Icon } = platform.chrome;
  return (
    <div ref={frame} className="at-design-outline">
      {height > 0 && (
        <Tree<OutlineItem>
          ref={list}
          aria-label={text('outline')}
          blockNode
          multiple
          height={height}
          itemHeight={LINE}
          treeData={data}
          expandedKeys={[...open]}
          selectedKeys={[...selection]}
          onExpand={(keys) => setOpen(keys.map(String))}
          onSelect={(_, { node, nativeEvent }) => {
            if (node.part === undefined) return;
            if (nativeEvent.ctrlKey || nativeEvent.metaKey) model.toggle(node.part.key);
            else model.select([node.part.key]);
          }}
          titleRender={({ part, label }) => (
            <span className="at-design-line" data-part={part?.key}>
              {part?.type !== undefined && <Icon name={language.metas.get(part.type)?.icon ?? 'question'} />}
              <span className={part === undefined ? 'at-design-group' : undefined}>{label.title}</span>
              {label.kind !== '' && label.kind !== label.title && <small>{label.kind}</small>}
            </span>
          )}
        />
      )}
    </div>
  );
});

/** The titles of the document's own fields by code, for the places that name them. */
function ownTitles({ root }: PartTree, locale: Locale): (code: string) => string | undefined {
  const fields = root.holdings.find(({ name }) => name === 'fields')?.parts ?? [];
  const titles = new Map(fields.map((part) => [codeOf(part), part.title]));
  return (code) => {
    const title = titles.get(code);
    return title === undefined ? undefined : localise(title, locale);
  };
}

/** The document and its places; what stands in them is opened as it is looked for. */
const firstOpen = (items: readonly OutlineItem[]): readonly string[] =>
  items.flatMap(({ key, children }) => [
    key,
    ...children.filter((child) => child.part === undefined).map((child) => child.key),
  ]);
