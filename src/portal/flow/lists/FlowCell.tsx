import { observer } from 'mobx-react-lite';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { decisionTexts } from '../../../schemas/flow/stateTexts.ts';
import type { FlowRow } from '../../../schemas/wire/flowLists.ts';
import { ToneTag } from '../../../renderers/shared/tones/ToneTag.tsx';
import { FlowTime } from '../shared/FlowTime.tsx';
import { PersonNames } from '../shared/PersonNames.tsx';
import { InstanceStateTag } from '../shared/StateTag.tsx';
import type { ListColumn } from './columns.ts';

/** What a line shows in a column, its title apart. */
export const FlowCell = observer(function FlowCell({
  row,
  column: { code, own },
}: {
  row: FlowRow;
  column: ListColumn;
}) {
  const { locale } = useRoot();
  switch (own) {
    case undefined:
      return <>{row.summary.find(({ field }) => field === code)?.text}</>;
    case 'title':
      return <>{row.title}</>;
    case 'number':
      return <>{row.number}</>;
    case 'flow':
      return <>{locale.localise(row.flowTitle)}</>;
    case 'summary':
      return <SummaryText row={row} />;
    case 'initiator':
      return <>{row.initiator.label}</>;
    case 'department':
      return <>{row.department?.label}</>;
    case 'node':
      return <>{row.nodeTitle && locale.localise(row.nodeTitle)}</>;
    case 'current':
      return <PersonNames people={row.current} more={row.currentMore} />;
    case 'dueAt':
      return <FlowTime at={row.dueAt} overdue={row.overdue} />;
    case 'submittedAt':
    case 'openedAt':
    case 'endedAt':
      return <FlowTime at={row[own]} />;
    case 'state':
      return <InstanceStateTag state={row.state} />;
    case 'decision':
      return row.decision === null ? null : (
        <ToneTag tone={row.decision === 'agree' ? 'success' : 'error'}>
          {locale.localise(decisionTexts[row.decision])}
        </ToneTag>
      );
  }
});

/** All that a summary says, in one line. */
export const SummaryText = observer(function SummaryText({ row }: { row: FlowRow }) {
  const { locale } = useRoot();
  const parts = row.summary
    .filter(({ text }) => text !== '')
    .map(({ title, text }) => `${locale.localise(title)} ${text}`);
  return <span title={parts.join('\n')}>{parts.join(' · ')}</span>;
});
