import { observer } from 'mobx-react-lite';
import { Portrait } from '../../../renderers/shared/Portrait.tsx';
import type { FormModel } from '../../../runtime/form/FormModel.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowEntry } from '../../../schemas/wire/flowDetail.ts';
import { ChangedFields } from './ChangedFields.tsx';
import { FlowFiles } from './FlowFiles.tsx';
import { flowPartsLocale } from './flowParts.locale.ts';
import { SignaturePicture } from './SignaturePicture.tsx';
import { leadsToStep, useFlowWords } from '../../../runtime/flow/useFlowWords.ts';

/** Kinds whose people are the object of the sentence: to whom, for whom. */
const TOLD_OF: ReadonlySet<string> = new Set([
  'transferred',
  'delegated',
  'added',
  'removedAdded',
  'cc',
  'reassigned',
  'handedOver',
  'assigned',
  'urged',
  'reminded',
  'cancelled',
  'skipped',
]);
/** Decisions in the colour of what they came to. */
const COLOURED: Readonly<Record<string, string>> = {
  agreed: 'good',
  submitted: 'good',
  resubmitted: 'good',
  rejected: 'bad',
  refused: 'bad',
  terminated: 'bad',
  returned: 'warn',
  timedOut: 'warn',
};

/** One line of the timeline: who did what where and when, and what they said. */
export const TimelineEntry = observer(function TimelineEntry({
  entry,
  titles,
  form,
}: {
  readonly entry: FlowEntry;
  readonly titles: ReadonlyMap<string, string>;
  readonly form: FormModel | undefined;
}) {
  const { locale } = useRoot();
  const text = useText(flowPartsLocale);
  const words = useFlowWords();
  const { kind, by, people, at, node, nodeTitle, reason, to, comment, attachments, signature, changes } =
    entry;
  const name = by?.label ?? words.system;
  const step =
    nodeTitle === null ? (node === null ? '' : (titles.get(node) ?? '')) : locale.localise(nodeTitle);
  const isMention = kind === 'commented' && people.length > 0;
  return (
    <li className="at-flow-entry">
      <Portrait name={name} size={28} named />
      <div className="at-flow-entry-body">
        <p>
          <b>{name}</b>{' '}
          <span className={`at-flow-act at-flow-act-${COLOURED[kind] ?? 'plain'}`}>{words.did(entry)}</span>
          {TOLD_OF.has(kind) && people.length > 0 && ` ${words.names(people)}`}
          {to !== null && leadsToStep(kind) && ` ${text('toNode', { step: titles.get(to) ?? to })}`}
          {reason !== null && <span className="at-flow-quiet"> · {words.reason(reason)}</span>}
          {isMention && (
            <span className="at-flow-quiet"> · {text('mentions', { names: words.names(people) })}</span>
          )}
        </p>
        <p className="at-flow-quiet">
          {step !== '' && <span>{step} · </span>}
          <time dateTime={at}>{words.time(at)}</time>
        </p>
        {comment !== '' && <blockquote>{comment}</blockquote>}
        {signature !== null && <SignaturePicture file={signature} name={name} />}
        <FlowFiles files={attachments} />
        {changes !== undefined && changes.length > 0 && form !== undefined && (
          <ChangedFields changes={changes} form={form} />
        )}
      </div>
    </li>
  );
});
