import { observer } from 'mobx-react-lite';
import { SearchSelect } from '../../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowDetail, FlowOffer } from '../../../schemas/wire/flowDetail.ts';
import type { FlowPerson } from '../../../schemas/wire/flowInstance.ts';
import type { ActionDraft } from './ActionDraft.ts';
import { addedPeople, needsOf, otherParticipants, type PeopleNeed } from './actionNeeds.ts';
import { flowActionsLocale } from './flowActions.locale.ts';
import { FlowPeopleSelect } from './FlowPeopleSelect.tsx';
import { Part } from './Part.tsx';

interface ActionPeopleProps {
  readonly id: string;
  readonly offer: FlowOffer;
  readonly need: PeopleNeed;
  readonly detail: FlowDetail;
  readonly draft: ActionDraft;
}

/** Whom an action is about. */
export const ActionPeople = observer(function ActionPeople({
  id,
  offer,
  need,
  detail,
  draft,
}: ActionPeopleProps) {
  const { session } = useRoot();
  const text = useText(flowActionsLocale);
  const own = session.login?.userBaseInfo.userId;
  const { people: problem } = draft.problems;
  const change = (people: readonly FlowPerson[]): void => draft.change({ people });
  if (need.from === 'server') {
    const label = offer.action === 'cc' ? 'cc' : need.many ? 'people' : 'person';
    return (
      <Part id={id} label={text(label)} problem={problem}>
        <FlowPeopleSelect
          id={id}
          of={{
            ...{ instanceId: detail.instance.id, for: need.for },
            ...(detail.task && { taskId: detail.task.id }),
          }}
          many={need.many}
          value={draft.people}
          change={change}
          problem={problem}
        />
      </Part>
    );
  }
  const isAdded = need.from === 'added';
  const people = isAdded ? addedPeople(detail, own) : otherParticipants(detail, own);
  const optional = needsOf(offer).peopleOptional === true ? { note: text('optional') } : {};
  return (
    <Part id={id} label={text(isAdded ? 'added' : 'mention')} {...optional} problem={problem}>
      <SearchSelect<string[]>
        id={id}
        mode="multiple"
        aria-invalid={problem !== undefined}
        value={draft.people.map(({ value }) => value)}
        options={people.map(({ value, label }) => ({ value, label }))}
        {...(isAdded ? { notFoundContent: text('noneAdded') } : {})}
        onChange={(chosen) => change(people.filter(({ value }) => chosen.includes(value)))}
      />
    </Part>
  );
});
