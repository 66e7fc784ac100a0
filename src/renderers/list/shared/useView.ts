import { toText } from '../../../conditions/index.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { Tone } from '../../../schemas/option.ts';
import type { Cell } from '../../../schemas/rendererMeta.ts';
import type { OptionList, TemplateProp } from '../../../schemas/prop.ts';
import type { Locale } from '../../../schemas/text.ts';
import type { Records } from './Records.ts';
import type { Row } from './rowsOf.ts';
import { textOf } from './textOf.ts';

/** How a record stands, in words and by its tone. */
export interface Status {
  text: string;
  tone: Tone | undefined;
}

export interface View {
  /** A template's text for a record, which it sees as `item`; empty where the document gives none. */
  text: (template: TemplateProp | undefined, item: Row) => string;
  /** As `memberText`. */
  member: (code: string, item: Row) => string;
  /** The pictures that a member holds; undefined where it holds none. */
  pictures: (code: string, item: Row) => Cell['pictures'];
  /** The name of a member; empty where nothing is known of it. */
  name: (code: string) => string;
  /** What a member says of a record; undefined where it says nothing. */
  status: (code: string | undefined, options: OptionList | undefined, item: Row) => Status | undefined;
  /** What a click on a record does; undefined where it does nothing. */
  open: ((item: Row) => void) | undefined;
}

/** A member of a record as a person reads it: by its field in a list, as it stands elsewhere. Reads observables. */
export const memberText = (records: Records, code: string, item: Row, locale: Locale): string =>
  records.field(code)?.cell(item).text ?? textOf(item[code], locale);

/** What all views of records do alike. The node's own chain goes before the list's way of opening a record. */
export function useView(records: Records, { emit, handles }: Pick<RendererProps, 'emit' | 'handles'>): View {
  const { locale } = useRoot();
  const { open } = records;
  const member = (code: string, item: Row): string => memberText(records, code, item, locale.locale);
  return {
    text: (template, item) => (template ? textOf(template({ item }), locale.locale) : ''),
    member,
    pictures: (code, item) => records.field(code)?.cell(item).pictures,
    name: (code) => records.field(code)?.title ?? '',
    status: (code, options, item) => {
      if (code === undefined || toText(item[code]) === '') return undefined;
      const option = options?.find(item[code]);
      return { text: option ? locale.localise(option.label) : member(code, item), tone: option?.tone };
    },
    open: handles('click') ? (item) => void emit('click', item) : open && ((item) => open(item)),
  };
}
