import { useEffect, useMemo, useState } from 'react';
import { readWidgetExamples } from '../../documents/readWidgetExamples.ts';
import type { LoadExamples } from '../../runtime/registry/defineRenderer.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { localise } from '../../schemas/text.ts';
import { galleryLocale } from './gallery.locale.ts';
import { documentsOf, nodesOf, type Subject } from './subject.ts';

/** The examples of the product's widgets, each file fetched when its widget is looked at. */
const files = import.meta.glob<{ default: unknown }>('../../../examples/renderers/**/*.json');
const productExamples = (type: string): LoadExamples | undefined =>
  files[`../../../examples/renderers/${type}.json`];

/** The demo campus, of which widgets that draw documents whole show some. */
const loadCampus = async () => (await import('./documents/campus.ts')).campus;

/** The examples of a widget by what the address calls them. */
export interface Subjects {
  readonly titles: readonly { readonly value: number | 'page'; readonly label: string }[];
  /** Undefined while it is on its way, or where there is none. */
  readonly chosen: Subject | undefined;
  /** There is one, and it comes. */
  readonly coming: boolean;
}

/** The examples of a widget: nodes of its file, documents of the campus that it names, and the page that shows it. */
export function useSubjects(meta: RendererMeta | undefined, chosen: number | 'page'): Subjects {
  const { locale, platform } = useRoot();
  const text = useText(galleryLocale);
  const type = meta?.type ?? '';
  const load = platform.registry.get(type)?.examples ?? productExamples(type);
  const file = useFetched(load);
  const inCampus = meta?.examples !== undefined;
  const campus = useFetched(inCampus ? loadCampus : undefined);
  const language = locale.locale;
  const label = text('examplePage');
  const { own, page } = useMemo(() => {
    const read = file && readWidgetExamples(file.default);
    const nodes = read ? nodesOf(read.examples, (title) => title[language]) : [];
    const documents = meta && campus ? documentsOf(meta, campus, (title) => localise(title, language)) : [];
    const paged: Subject | undefined = read?.page && { title: label, value: read.page, as: 'page' };
    return { own: [...nodes, ...documents], page: paged };
  }, [meta, file, campus, language, label]);
  return {
    titles: [
      ...own.map(({ title }, index) => ({ value: index, label: title })),
      ...(page ? [{ value: 'page' as const, label }] : []),
    ],
    chosen: chosen === 'page' ? (page ?? own[0]) : own[chosen],
    coming: (load !== undefined && !file) || (inCampus && !campus),
  };
}

/** What a function fetches, once it is there; undefined where there is nothing to fetch. */
function useFetched<T>(load: (() => Promise<T>) | undefined): T | undefined {
  const [fetched, setFetched] = useState<{ by: typeof load; value: T }>();
  useEffect(() => {
    if (!load) return undefined;
    let gone = false;
    void load().then((value) => {
      if (!gone) setFetched({ by: load, value });
    });
    return () => {
      gone = true;
    };
  }, [load]);
  return fetched?.by === load ? fetched?.value : undefined;
}
