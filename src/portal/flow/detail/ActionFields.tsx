import { Radio, Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowDetail, FlowOffer } from '../../../schemas/wire/flowDetail.ts';
import { CommentInput } from '../shared/CommentInput.tsx';
import type { ActionDraft } from './ActionDraft.ts';
import { needsOf } from './actionNeeds.ts';
import { ActionPeople } from './ActionPeople.tsx';
import { FilesInput } from './FilesInput.tsx';
import { flowActionsLocale } from './flowActions.locale.ts';
import { FlowPeopleSelect } from './FlowPeopleSelect.tsx';
import { Part } from './Part.tsx';
import { SignatureInput } from './SignatureInput.tsx';

interface FieldsProps {
  readonly offer: FlowOffer;
  readonly detail: FlowDetail;
  readonly draft: ActionDraft;
}

/** What an action asks for: where to, whom, what is said, what is attached. */
export const ActionFields = observer(function ActionFields({ offer, detail, draft }: FieldsProps) {
  const { locale } = useRoot();
  const text = useText(flowActionsLocale);
  const id = useId();
  const { problems } = draft;
  const needs = needsOf(offer);
  const titles = (offer.picks ?? []).map((pick) => ({ ...pick, step: locale.localise(pick.title) }));
  const isComment = offer.action === 'comment';
  const comment = <CommentPart id={`${id}comment`} offer={offer} draft={draft} />;
  return (
    <>
      {offer.targets !== undefined && (
        <Part
          id={`${id}node`}
          label={text(offer.action === 'jump' ? 'jumpTo' : 'target')}
          problem={problems.node}
        >
          <Select<string>
            id={`${id}node`}
            value={draft.node ?? null}
            placeholder={text('chooseStep')}
            {...(problems.node === undefined ? {} : { status: 'error' as const })}
            aria-invalid={problems.node !== undefined}
            options={offer.targets.map(({ node, title }) => ({ value: node, label: locale.localise(title) }))}
            onChange={(node) => draft.change({ node })}
          />
        </Part>
      )}
      {isComment && comment}
      {needs.people !== undefined && (
        <ActionPeople id={`${id}people`} offer={offer} need={needs.people} detail={detail} draft={draft} />
      )}
      {needs.order === true && draft.people.length > 1 && (
        <Part id={`${id}order`} label={text('order')} problem={problems.order}>
          <Radio.Group
            id={`${id}order`}
            aria-label={text('order')}
            value={draft.order}
            options={(['parallel', 'sequential'] as const).map((order) => ({
              value: order,
              label: text(order),
            }))}
            onChange={({ target }) =>
              draft.change({ order: target.value === 'sequential' ? 'sequential' : 'parallel' })
            }
          />
        </Part>
      )}
      {titles.map(({ node, step, many, required }) => (
        <Part
          key={node}
          id={`${id}pick${node}`}
          label={text('pickFor', { step })}
          {...(required ? {} : { note: text('optional') })}
          problem={problems[`picks.${node}`]}
        >
          <FlowPeopleSelect
            id={`${id}pick${node}`}
            of={{
              ...{ instanceId: detail.instance.id, node, for: 'pick' },
              ...(detail.task && { taskId: detail.task.id }),
            }}
            many={many}
            value={draft.picks[node] ?? []}
            change={(people) => draft.pick(node, people)}
            problem={problems[`picks.${node}`]}
          />
        </Part>
      ))}
      {!isComment && comment}
      {offer.requires.includes('signature') && (
        <Part id={`${id}signature`} label={text('signature')} problem={problems.signature}>
          <SignatureInput id={`${id}signature`} draft={draft} />
        </Part>
      )}
      {needs.files === true && (
        <Part
          id={`${id}files`}
          label={text('files')}
          {...(offer.requires.includes('attachment') ? {} : { note: text('optional') })}
          problem={problems.attachments}
        >
          <FilesInput id={`${id}files`} draft={draft} />
        </Part>
      )}
    </>
  );
});

const REASONS: ReadonlySet<FlowOffer['action']> = new Set([
  'suspend',
  'resume',
  'terminate',
  'jump',
  'reassign',
]);

/** What somebody says with what they do. */
const CommentPart = observer(function CommentPart({
  id,
  offer,
  draft,
}: {
  readonly id: string;
  readonly offer: FlowOffer;
  readonly draft: ActionDraft;
}) {
  const text = useText(flowActionsLocale);
  const isComment = offer.action === 'comment';
  const isRequired = isComment || offer.requires.includes('comment');
  return (
    <Part
      id={id}
      label={text(isComment ? 'commentText' : REASONS.has(offer.action) ? 'reason' : 'comment')}
      {...(isRequired ? {} : { note: text('optional') })}
      problem={draft.problems.comment}
    >
      <CommentInput
        id={id}
        value={draft.comment}
        change={(comment) => draft.change({ comment })}
        placeholder={text('commentHint')}
        required={isRequired}
        invalid={draft.problems.comment !== undefined}
      />
    </Part>
  );
});
