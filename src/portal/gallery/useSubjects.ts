import { useEffect, useMemo, useState } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { localise } from '../../schemas/text.ts';
import type { Campus } from './documents/campus.ts';
import { galleryLocale } from './gallery.locale.ts';
import { documentsOf, fixturesOf, type Subject } from './subject.ts';

/** The page documents of the examples, each fetched when it is looked at. */
const pages = import.meta.glob<unknown>('../../../examples/renderers/*.json', { import: 'default' });
const pageOf = (type: string): (() => Promise<unknown>) | undefined =>
  pages[`../../../examples/renderers/${type}.json`];

/** The examples of a widget by what the address calls them. */
export interface Subjects {
  readonly titles: readonly { readonly value: number | 'page'; readonly label: string }[];
  /** Undefined while it is on its way, or where there is none. */
  readonly chosen: Subject | undefined;
  /** There is one, and it comes. */
  readonly coming: boolean;
}

/** The examples that a widget declares, nodes and documents of the campus, and the page that shows it. */
export function useSubjects(meta: RendererMeta | undefined, chosen: number | 'page'): Subjects {
  const { locale } = useRoot();
  const text = useText(galleryLocale);
  const [page, setPage] = useState<{ type: string; value: unknown }>();
  const type = meta?.type ?? '';
  const load = pageOf(type);
  const wanted = chosen === 'page' && load !== undefined;
  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    void load().then((value) => {
      if (!gone) setPage({ type, value });
    });
    return () => {
      gone = true;
    };
  }, [wanted, load, type]);
  const inCampus = meta?.examples !== undefined;
  const campus = useCampus(inCampus);
  const language = locale.locale;
  const own = useMemo(() => {
    if (!meta) return [];
    const documents = campus ? documentsOf(meta, campus, (title) => localise(title, language)) : [];
    return [...fixturesOf(meta, (title) => title[language]), ...documents];
  }, [meta, campus, language]);
  const label = text('examplePage');
  const paged = useMemo(
    (): Subject | undefined =>
      page?.type === type ? { title: label, value: page.value, as: 'page' } : undefined,
    [page, type, label],
  );
  return {
    titles: [
      ...own.map(({ title }, index) => ({ value: index, label: title })),
      ...(load ? [{ value: 'page' as const, label }] : []),
    ],
    chosen: wanted ? paged : own[chosen === 'page' ? 0 : chosen],
    coming: wanted ? !paged : inCampus && !campus,
  };
}

/** The demo campus, fetched for the widgets that draw documents of it. */
function useCampus(wanted: boolean): Campus | undefined {
  const [campus, setCampus] = useState<Campus>();
  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    void import('./documents/campus.ts').then((module) => {
      if (!gone) setCampus(module.campus);
    });
    return () => {
      gone = true;
    };
  }, [wanted]);
  return campus;
}
