import { Checkbox, ConfigProvider, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { NonBlocking } from '../../../runtime/render/NonBlocking.tsx';
import { lazyPart } from '../../../runtime/render/lazyPart.tsx';
import type { Cell } from '../../../schemas/rendererMeta.ts';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';
import { cellMaker } from './cells.ts';
import { columnTitle } from './columnTitle.ts';
import { ListEmpty } from './ListEmpty.tsx';
import { listPageLocale } from './listPage.locale.ts';
import type { ListModel } from './ListModel.ts';
import { RecordCell } from './RecordCell.tsx';
import { RowActions } from './RowActions.tsx';
import { ROW_BUTTONS } from '../shared/rowButtons.ts';
import { toneColours } from '../../shared/tones/toneColours.ts';
import { useOpenRow } from './useOpenRow.ts';
import { RowFlowsContext } from './useRowFlows.ts';

const RowFlowTag = lazyPart(async () => (await import('./RowFlowTag.tsx')).default);
const SummaryCard = lazyPart(async () => (await import('./SummaryCard.tsx')).default);

/** Fields under the heading of a card. */
const LINES = 5;
/** Tags beside the heading of a card. */
const MARKS = 2;

/** The records as cards, for phones, headed by the opening columns, else by the first one; the next ones stand below. */
export default observer(function RecordCards({ model }: { model: ListModel }) {
  const { token } = theme.useToken();
  const text = useText(listPageLocale);
  if (model.records.rows.length === 0) return <ListEmpty model={model} />;
  const chosen = model.records.rows.filter(({ id }) => model.chosen.has(id)).length;
  const cards = (
    <ul
      aria-label={text('records')}
      aria-busy={model.records.status === 'loading'}
      style={{
        ...{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: token.marginSM },
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <ConfigProvider componentSize="small" theme={ROW_BUTTONS}>
        {model.records.rows.map((row) => (
          <li key={row.id}>
            <RecordCard model={model} row={row} />
          </li>
        ))}
      </ConfigProvider>
    </ul>
  );
  return (
    <>
      {model.sums && (
        <NonBlocking>
          <SummaryCard model={model} />
        </NonBlocking>
      )}
      {model.chooses && (
        <Checkbox
          // Where the boxes of the cards stand.
          style={{ alignSelf: 'flex-start', paddingInlineStart: token.paddingSM }}
          checked={chosen === model.records.rows.length}
          indeterminate={chosen > 0 && chosen < model.records.rows.length}
          onChange={(event) => {
            model.choose(model.records.rows, event.target.checked);
          }}
        >
          {text('selectPage')}
        </Checkbox>
      )}
      {cards}
    </>
  );
});

const RecordCard = observer(function RecordCard({ model, row }: { model: ListModel; row: ModuleRecord }) {
  const root = useRoot();
  const { token } = theme.useToken();
  const text = useText(listPageLocale);
  const { scope } = usePlace();
  const fields = { root, page: model.fields, scope: model.fields.scope };
  const open = useOpenRow(model);
  const fresh = model.records.fresh.has(row.id);
  const flow = useContext(RowFlowsContext).get(row.id);
  const mark = model.compiled.toneOf(row, scope);
  const cells = model.columns.shown.map((column) => ({
    column,
    title: columnTitle(column, root.locale.locale),
    cell: cellMaker(column, fields)(row),
  }));
  const opening = cells.filter(({ column }) => column.source.opens === true);
  const heading = opening.length > 0 ? opening : cells.slice(0, 1);
  const rest = cells.filter((one) => !heading.includes(one) && one.cell.text !== '');
  // How a record stands is what people look for first.
  const marks = rest.filter(({ cell }) => cell.tags?.some(({ tone }) => tone !== 'default')).slice(0, MARKS);
  const lines = rest.filter((line) => !marks.includes(line)).slice(0, LINES);
  return (
    <article
      style={{
        border: `1px solid ${fresh ? token.colorPrimary : token.colorBorderSecondary}`,
        borderRadius: token.borderRadius,
        padding: token.paddingSM,
        ...(mark ? { borderInlineStart: `4px solid ${toneColours(token, mark.tone).solid}` } : {}),
      }}
      {...(mark ? { 'aria-description': root.locale.localise(mark.title) } : {})}
    >
      <header
        style={{
          ...{ display: 'flex', flexWrap: 'wrap', gap: token.marginXS, alignItems: 'center' },
          marginBottom: token.marginXS,
        }}
      >
        {model.chooses && (
          <Checkbox
            aria-label={text('selectRow')}
            checked={model.chosen.has(row.id)}
            onChange={(event) => {
              model.choose([row], event.target.checked);
            }}
          />
        )}
        <Heading
          texts={heading.map(({ cell }) => cell.text)}
          {...(open
            ? {
                onOpen: () => {
                  open(row);
                },
              }
            : {})}
        />
        {flow && (
          <NonBlocking>
            <RowFlowTag flow={flow} />
          </NonBlocking>
        )}
        {marks.map(({ column, title, cell }) => (
          <span key={column.code} role="group" aria-label={title} style={{ flex: 'none' }}>
            <RecordCell cell={cell} />
          </span>
        ))}
      </header>
      <dl
        style={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          gap: `${String(token.marginXXS)}px ${String(token.marginSM)}px`,
          margin: 0,
        }}
      >
        {lines.map((line) => (
          <Line key={line.column.code} title={line.title} cell={line.cell} />
        ))}
      </dl>
      {model.compiled.rowActions.length > 0 && (
        <footer style={{ marginTop: token.marginXS, display: 'flex', justifyContent: 'flex-end' }}>
          <RowActions model={model} row={row} wraps />
        </footer>
      )}
    </article>
  );
});

function Heading({ texts, onOpen }: { texts: readonly string[]; onOpen?: () => void }) {
  const { token } = theme.useToken();
  const [first = '', ...rest] = [...texts].reverse();
  const content = (
    <>
      <strong style={{ fontSize: token.fontSizeLG }}>{first}</strong>
      <span style={{ color: token.colorTextSecondary, marginInlineStart: token.marginXS }}>
        {rest.join(' · ')}
      </span>
    </>
  );
  // Where a card is narrow, what stands beside the heading makes way for it into the next line.
  const box = { flex: '1 1 12em', minWidth: 0, overflowWrap: 'anywhere' } as const;
  if (!onOpen) return <div style={box}>{content}</div>;
  return (
    <button
      type="button"
      onClick={onOpen}
      style={{
        ...box,
        textAlign: 'start',
        padding: 0,
        border: 0,
        background: 'none',
        color: token.colorText,
        font: 'inherit',
        cursor: 'pointer',
      }}
    >
      {content}
    </button>
  );
}

function Line({ title, cell }: { title: string; cell: Cell }) {
  const { token } = theme.useToken();
  return (
    <>
      <dt style={{ color: token.colorTextSecondary }}>{title}</dt>
      <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>
        <RecordCell cell={cell} />
      </dd>
    </>
  );
}
