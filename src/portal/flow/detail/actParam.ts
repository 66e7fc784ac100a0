import type { FlowDetail, FlowOffer } from '../../../schemas/wire/flowDetail.ts';
import type { ActionDraft } from './ActionDraft.ts';
import { isOfInstance, needsOf } from './actionNeeds.ts';

type Param = Readonly<Record<string, unknown>>;

const ids = (people: ActionDraft['people']): readonly string[] => people.map(({ value }) => value);

/** Parameters of the call that does what an offer offers, without its `requestId`. @param data of the form */
export function actParam(
  offer: FlowOffer,
  { instance, task }: Pick<FlowDetail, 'instance' | 'task'>,
  draft: ActionDraft,
  data: Param,
): Param {
  const { action } = offer;
  const { people: asked, data: sendsData, files } = needsOf(offer);
  const comment = draft.comment.trim();
  // Only what was given travels.
  const said = {
    ...(comment !== '' && { comment }),
    ...(files && draft.attachments.length > 0 && { attachments: draft.attachments }),
  };
  if (action === 'withdraw') return { instanceId: instance.id, revision: instance.revision, ...said };
  if (action === 'urge') return { instanceId: instance.id, ...said };
  if (action === 'comment') {
    const mention = ids(draft.people);
    return { instanceId: instance.id, ...said, ...(mention.length > 0 && { mention }) };
  }
  const of = isOfInstance(action)
    ? { instanceId: instance.id, revision: instance.revision }
    : { taskId: task?.id, revision: task?.revision };
  const picks = Object.fromEntries(
    (offer.picks ?? []).flatMap(({ node }) => {
      const picked = ids(draft.picks[node] ?? []);
      return picked.length > 0 ? [[node, picked]] : [];
    }),
  );
  return {
    ...of,
    action,
    ...said,
    ...(asked && { people: ids(draft.people) }),
    ...(needsOf(offer).order && draft.people.length > 1 && { order: draft.order }),
    ...(offer.targets && draft.node !== undefined && { node: draft.node }),
    ...(draft.signature && offer.requires.includes('signature') && { signature: draft.signature }),
    ...(sendsData && Object.keys(data).length > 0 && { data }),
    ...(Object.keys(picks).length > 0 && { picks }),
  };
}

/** What is missing of what has to be said, attached and signed, by the member of the call. */
export function missingSaid(
  requires: FlowOffer['requires'],
  { comment, attachments, signature }: ActionDraft,
  { required, sign }: { readonly required: string; readonly sign: string },
): Readonly<Record<string, string>> {
  return {
    ...(requires.includes('comment') && comment.trim() === '' && { comment: required }),
    ...(requires.includes('attachment') && attachments.length === 0 && { attachments: required }),
    ...(requires.includes('signature') && signature === null && { signature: sign }),
  };
}

/** What is missing of what an offer asks for, by the member of the call. @param words what is said of each */
export function missingOf(
  offer: FlowOffer,
  draft: ActionDraft,
  words: { readonly required: string; readonly sign: string; readonly pick: string },
): Readonly<Record<string, string>> {
  const { people, peopleOptional } = needsOf(offer);
  const { required } = words;
  const picks = (offer.picks ?? []).filter(
    ({ node, required: demanded }) => demanded && (draft.picks[node] ?? []).length === 0,
  );
  return {
    ...missingSaid(offer.action === 'comment' ? ['comment'] : offer.requires, draft, words),
    ...(people && !peopleOptional && draft.people.length === 0 && { people: words.pick }),
    ...(offer.targets && draft.node === undefined && { node: required }),
    ...Object.fromEntries(picks.map(({ node }) => [`picks.${node}`, words.pick])),
  };
}
