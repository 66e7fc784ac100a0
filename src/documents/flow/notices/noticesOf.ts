import type { Text } from '../../../schemas/text.ts';
import type { Advanced } from '../advance.ts';
import type { FlowContext } from '../context.ts';
import { contextOf, type FlowSubject } from '../contextOf.ts';
import { type Fields, rightsOf } from '../fieldRights.ts';
import { flowIndex } from '../flowIndex.ts';
import { peopleIn } from '../people/sources.ts';
import { type FlowState, titleOf } from '../state.ts';
import { titleOfInstance } from '../title.ts';
import { type FlowNotice, type NoticeCase, noticeCases, type NoticeEvent } from './events.ts';
import { hiddenIn, maskValues } from './maskValues.ts';
import { usualWords } from './words.ts';

/** A message to some people about an instance. */
export interface FlowMessage {
  readonly event: NoticeEvent;
  /** Ids; nobody is told of what they did themselves. */
  readonly to: readonly string[];
  /** Absent: those that each person set for messages of flows. */
  readonly channels?: FlowNotice['channels'];
  readonly title: Text;
  readonly content: Text;
  readonly node: string | null;
  readonly task: string | null;
}

/** Events that are told of the instance where nothing is said of them. */
const OF_INSTANCES: ReadonlySet<NoticeEvent> = new Set(['approved', 'rejected', 'terminated', 'commented']);

interface Told {
  readonly subject: FlowSubject;
  readonly state: FlowState;
  readonly form: Fields;
  readonly context: FlowContext;
  /** Who did what led to all of it. */
  readonly actor: string | undefined;
}

/**
 * Whom an event tells of what, by the notices of the flow and its nodes; where these say nothing, in built-in words, beside
 * the inbox by the channels that each person set for flows. Nobody is told of a field that they may not see.
 * @param form the fields of the flow's form
 * @throws Unanswered where managers are told, and are not known yet
 */
export function noticesOf(
  { state, entries }: Pick<Advanced, 'state' | 'entries'>,
  subject: FlowSubject,
  form: Fields,
): readonly FlowMessage[] {
  const actor = entries.find(({ by }) => by !== null)?.by?.value;
  const told: Told = { subject, state, form, context: contextOf(subject, state), actor };
  const messages = noticeCases(entries, state, subject.flow).flatMap((each) =>
    wordedBy(each, told).flatMap((notice) => messagesOf(each, notice, told)),
  );
  return merged(messages);
}

/** Notices of an event: those that the flow has, or else the usual one. */
function wordedBy({ event, node, entry }: NoticeCase, { subject: { flow } }: Told): readonly FlowNotice[] {
  const found = node === undefined ? undefined : flowIndex(flow).get(node)?.node;
  const own =
    node === undefined ? flow.settings.notices : found && 'notices' in found ? found.notices : undefined;
  if (own !== undefined) return own.filter(({ on }) => on === event);
  const usual = usualWords[event];
  // An event of both a node and the instance is told once.
  if (usual === undefined || (node === undefined) !== OF_INSTANCES.has(event)) return [];
  // A comment that mentions nobody is for whoever looks at the instance.
  if (event === 'commented' && entry.people.length === 0) return [];
  // So is a return to the initiator, who is asked at the start.
  if (entry.kind === 'returned' && entry.to === flow.nodes[0]?.id) return [];
  // `on` and the words belong together, which a type of such a table cannot say.
  return [{ on: event, ...usual }];
}

function messagesOf(about: NoticeCase, notice: FlowNotice, told: Told): readonly FlowMessage[] {
  const { entry, event } = about;
  const by = entry.by?.value ?? (entry.kind === 'ended' ? told.actor : undefined);
  const ids = recipients(about, notice.to, told).filter((id) => id !== by);
  const byHidden = new Map<string, { readonly hidden: readonly string[]; readonly to: string[] }>();
  for (const id of new Set(ids)) {
    const hidden = hiddenFor(id, told);
    const key = hidden.join();
    const group = byHidden.get(key);
    if (group) group.to.push(id);
    else byHidden.set(key, { hidden, to: [id] });
  }
  return [...byHidden.values()].map(({ hidden, to }) => {
    const text = textsFor(hidden, about, told);
    return {
      ...{ event, to, title: text(notice.title), content: text(notice.content) },
      ...{ node: entry.node, task: entry.task },
      ...(notice.channels && { channels: notice.channels }),
    };
  });
}

function recipients(
  { people }: NoticeCase,
  to: FlowNotice['to'],
  { state, context }: Told,
): readonly string[] {
  switch (to) {
    case 'assignee':
      return people.map(({ value }) => value);
    case 'initiator':
      return [context.initiator.userId];
    case 'manager':
      return peopleIn(context.flow.settings.managers, context);
    case 'participants': {
      const tasks = state.tasks.filter(({ candidates, openedAt }) => !candidates && openedAt !== null);
      return [context.initiator.userId, ...tasks.map(({ assignee }) => assignee.value)];
    }
  }
}

/** What somebody may not see of the record, by what they have to do with the instance now. */
function hiddenFor(userId: string, { subject: { flow }, state, form, context }: Told): readonly string[] {
  const isInitiator = userId === context.initiator.userId;
  const hiddenTo = (manages: boolean): readonly string[] =>
    hiddenIn(rightsOf(flow, state, { userId, manages, isInitiator }, form));
  const hidden = hiddenTo(false);
  if (hidden.length === 0) return hidden;
  return peopleIn(flow.settings.managers, context).includes(userId) ? hiddenTo(true) : hidden;
}

/** Texts as they read to people who do not see some fields, the title of the instance among them. */
function textsFor(
  hidden: readonly string[],
  { entry }: NoticeCase,
  { subject, state }: Told,
): (text: Text) => Text {
  const seen = { ...subject, values: maskValues(subject.values, hidden) };
  const title = titleOfInstance(contextOf(seen, state));
  const node = entry.node === null ? undefined : flowIndex(subject.flow).get(entry.node)?.node;
  const notice = {
    node: node === undefined ? '' : contextOf(seen, state).text(titleOf(node)),
    by: entry.by?.label ?? '',
    comment: entry.comment,
  };
  return inBothLanguages((locale, text) => {
    const pick = (each: Text): string => (typeof each === 'string' ? each : each[locale]);
    const about = { ...subject.about, title: pick(title) };
    const platform = { ...subject.platform, notice: { ...notice, node: pick(notice.node) } };
    return pick(contextOf({ ...seen, about, platform }, state).text(text));
  });
}

const inBothLanguages =
  (text: (locale: 'zhCN' | 'enUS', text: Text) => string) =>
  (given: Text): Text => ({ zhCN: text('zhCN', given), enUS: text('enUS', given) });

/** One message to all who are told the same. */
function merged(messages: readonly FlowMessage[]): readonly FlowMessage[] {
  const byText = new Map<string, FlowMessage>();
  for (const { to, task, ...message } of messages) {
    const key = JSON.stringify(message);
    const before = byText.get(key);
    const all = [...new Set([...(before?.to ?? []), ...to])];
    byText.set(key, { ...message, to: all, task: before === undefined ? task : null });
  }
  return [...byText.values()];
}
