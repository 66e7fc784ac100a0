import { Tree, type GetRef } from 'antd';
import { compareStructural, computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { codeOf } from '../../documents/edit/placeOf.ts';
import type { Part, PartTree } from '../../documents/parts/part.ts';
import { localise, type Locale } from '../../schemas/text.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import type { DesignModel } from '../core/DesignModel.ts';
import { useFieldTitle } from '../panel/useModuleForm.ts';
import { useDesign } from './DesignContext.ts';
import { designLocale } from './design.locale.ts';
import { outlineData, opensFor, sameLines, type OutlineItem } from './outlineData.ts';
import { type LineNames, OutlineLine } from './OutlineLine.tsx';
import { useHeight } from '../../runtime/render/useHeight.ts';

/** Pixels of a line. */
const LINE = 28;

/**
 * Every part of the document as a tree: what has no box on the canvas is chosen here. It is drawn anew where lines come,
 * go or move; what they say they see to themselves.
 */
export const Outline = observer(function Outline() {
  const { model } = useDesign();
  const text = useText(designLocale);
  const { frame, height } = useHeight();
  const names = useLineNames(model);
  const lines = useMemo(() => computed(() => outlineData(model.tree), { equals: sameLines }), [model]);
  const data = lines.get();
  const [open, setOpen] = useState<readonly string[]>(() => firstOpen(data));
  const list = useRef<GetRef<typeof Tree>>(null);
  const selected = useMemo(
    () => computed(() => lineOf(model.primary), { equals: compareStructural }),
    [model],
  ).get();
  useEffect(() => {
    const { key, around } = selected;
    if (key === undefined) return;
    setOpen((before) =>
      around.every((each) => before.includes(each)) ? before : [...new Set([...before, ...around])],
    );
    list.current?.scrollTo({ key, align: 'auto' });
  }, [selected]);
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
          selectedKeys={[...model.selection]}
          onExpand={(keys) => setOpen(keys.map(String))}
          onSelect={(_, { node, nativeEvent }) => {
            if (node.place !== undefined) return;
            if (nativeEvent.ctrlKey || nativeEvent.metaKey) model.toggle(node.part);
            else model.select([node.part]);
          }}
          titleRender={(item) => <OutlineLine item={item} names={names} />}
        />
      )}
    </div>
  );
});

/** Which line is a part's, and the lines around it. Where the part comes to stand elsewhere, it is looked for again. */
const lineOf = (
  part: Part | undefined,
): { readonly key?: string; readonly pointer?: string; readonly around: readonly string[] } => ({
  ...(part && { key: part.key, pointer: part.pointer }),
  around: opensFor(part),
});

/** What the lines are called by. To be called by an observer. */
function useLineNames(model: DesignModel): () => LineNames {
  const { locale } = useRoot().locale;
  const ofModule = useFieldTitle(model);
  return useMemo(() => {
    const names = computed((): LineNames => {
      const { tree } = model;
      const own = ownTitles(tree, locale);
      return {
        ...{ tree, metas: model.language.metas, locale },
        fieldTitle: (code) => own(code) ?? ofModule(code),
      };
    });
    return () => names.get();
  }, [model, locale, ofModule]);
}

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
    ...children.filter(({ place }) => place !== undefined).map((child) => child.key),
  ]);
