import { Checkbox, ConfigProvider, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { type CSSProperties, type ReactNode } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { NonBlocking } from '../../../runtime/render/NonBlocking.tsx';
import { lazyPart } from '../../../runtime/render/lazyPart.tsx';
import { recordsLocale } from './records.locale.ts';
import type { Records } from './Records.ts';
import { BUTTON_EDGE, ROW_BUTTONS } from './rowButtons.ts';
import type { Row } from './rowsOf.ts';
import { ToneTag } from '../../shared/tones/ToneTag.tsx';
import type { MarkLook } from './useMark.ts';
import type { Status, View } from './useView.ts';
import './record.css';

const PictureCell = lazyPart(async () => (await import('./PictureCell.tsx')).default);

/** The parts that views of records are put together from. */

interface TitleProps {
  title: string;
  open: (() => void) | undefined;
}

/** The title of a record; where the record opens, a button as large as the element of class `atrium-record` around. */
export function RecordTitle({ title, open }: TitleProps) {
  const { token } = theme.useToken();
  const text = useText(recordsLocale);
  const strong = { fontWeight: token.fontWeightStrong, overflowWrap: 'anywhere' } as const;
  const said = title || text('untitled');
  if (!open) return <span style={strong}>{said}</span>;
  return (
    <button type="button" className="atrium-record-opener" onClick={open} style={strong}>
      {said}
    </button>
  );
}

/** The frame of a record, with the colours that its classes take. */
export function RecordItem({
  style,
  mark = {},
  children,
}: {
  style?: CSSProperties;
  mark?: MarkLook;
  children: ReactNode;
}) {
  const { token } = theme.useToken();
  const colours = { '--record-hover': token.colorFillQuaternary, '--record-focus': token.colorPrimary };
  return (
    <div
      className="atrium-record"
      {...mark}
      style={{ ...colours, color: token.colorText, ...style, ...mark.style }}
    >
      {children}
    </div>
  );
}

/** How a record stands, as a tag. */
export function StatusTag({ status: { text, tone } }: { status: Status }) {
  return (
    <span style={{ flex: 'none', whiteSpace: 'nowrap' }}>
      <ToneTag tone={tone}>{text}</ToneTag>
    </span>
  );
}

interface MembersProps {
  view: View;
  codes: readonly string[] | undefined;
  row: Row;
}

/** Members one beside the other; empty ones are left out. Their names are read out, and shown by the pointer. */
export const MemberLine = observer(function MemberLine({ view, codes = [], row }: MembersProps) {
  const { token } = theme.useToken();
  const filled = codes.flatMap((code) => {
    const text = view.member(code, row);
    return text === '' ? [] : [{ code, text, name: view.name(code), pictures: view.pictures(code, row) }];
  });
  if (filled.length === 0) return null;
  return (
    <ul
      style={{
        listStyle: 'none',
        margin: 0,
        padding: 0,
        display: 'flex',
        flexWrap: 'wrap',
        ...(filled.some(({ pictures }) => pictures) ? { alignItems: 'center' } : {}),
        columnGap: token.margin,
        color: token.colorTextSecondary,
        fontSize: token.fontSizeSM,
        overflowWrap: 'anywhere',
      }}
    >
      {filled.map(({ code, text, name, pictures }) => (
        <li key={code} style={{ minWidth: 0 }} {...(name === '' ? {} : { title: name })}>
          {pictures ? (
            <span className="atrium-record-above">
              <NonBlocking fallback={text}>
                <PictureCell pictures={pictures} />
              </NonBlocking>
            </span>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
});

/** Chooses a record, where the list around lets people choose. */
export const RecordChoice = observer(function RecordChoice({
  records,
  row,
  title,
}: {
  records: Records;
  row: Row;
  title: string;
}) {
  const text = useText(recordsLocale);
  const { choice } = records;
  if (!choice) return null;
  return (
    <span className="atrium-record-above">
      <Checkbox
        aria-label={text('choose', { title: title || text('untitled') })}
        checked={choice.has(row)}
        onChange={({ target }) => choice.set(row, target.checked)}
      />
    </span>
  );
});

/** What can be done with a record, as the list around says. */
export function RecordActions({ records, row }: { records: Records; row: Row }) {
  if (!records.actions) return null;
  return (
    <ConfigProvider componentSize="small" theme={ROW_BUTTONS}>
      <div className="atrium-record-above" style={{ marginInline: -BUTTON_EDGE }}>
        {records.actions(row)}
      </div>
    </ConfigProvider>
  );
}
