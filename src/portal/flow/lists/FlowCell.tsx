import { observer } from 'mobx-react-lite';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { LocaleStore } from '../../../runtime/stores/LocaleStore.ts';
import { decisionTexts } from '../../../schemas/flow/stateTexts.ts';
import type { FlowRow } from '../../../schemas/wire/flowLists.ts';
import { ToneTag } from '../../../renderers/shared/tones/ToneTag.tsx';
import { FlowTime } from '../shared/FlowTime.tsx';
import { PersonNames } from '../shared/PersonNames.tsx';
import { InstanceStateTag } from '../shared/StateTag.tsx';
import type { ListColumn } from './columns.ts';

/** Characters of `YYYY-MM-DD`. */
const DAY = 10;

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
      return (
        <>{row.summary.filter(({ field }) => field === code).map((part) => writtenPart(part, locale))}</>
      );
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

/** What a summary says of a field: days and moments as the person writes them. */
const writtenPart = ({ text, moment }: FlowRow['summary'][number], locale: LocaleStore): string => {
  if (moment === undefined) return text;
  return moment.length === DAY ? locale.day(moment) : locale.dateTime(moment);
};

/** All that a summary says, in one line. */
export const SummaryText = observer(function SummaryText({ row }: { row: FlowRow }) {
  const { locale } = useRoot();
  const parts = row.summary
    .filter(({ text }) => text !== '')
    .map((part) => `${locale.localise(part.title)} ${writtenPart(part, locale)}`);
  return <span title={parts.join('\n')}>{parts.join(' · ')}</span>;
});
