import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { TemplateProp } from '../../../schemas/prop.ts';
import type { Records } from './Records.ts';
import type { Row } from './rowsOf.ts';
import { textOf } from './textOf.ts';

interface View {
  /** A template's text for a record, which it sees as `item`; empty where the document gives none. */
  text: (template: TemplateProp | undefined, item: Row) => string;
  /** What a click on a record does; undefined where it does nothing. */
  open: ((item: Row) => void) | undefined;
}

/** What all views of records do alike. The node's own chain goes before the list's way of opening a record. */
export function useView(records: Records, { emit, handles }: Pick<RendererProps, 'emit' | 'handles'>): View {
  const { locale } = useRoot();
  const { open } = records;
  return {
    text: (template, item) => (template ? textOf(template({ item }), locale.locale) : ''),
    open: handles('click') ? (item) => void emit('click', item) : open && ((item) => open(item)),
  };
}
