import { pathOf } from '../../src/documents/flow/path/pathOf.ts';
import type { PathFinding, PathNode, PathSources } from '../../src/documents/flow/path/pathNode.ts';
import { previewOf, previewOfRefusal } from '../../src/documents/flow/path/preview.ts';
import type { JournalEntry } from '../../src/documents/flow/journal.ts';
import { FlowRefusal } from '../../src/documents/flow/refusal.ts';
import { newState } from '../../src/documents/flow/state.ts';
import { hidesPart, type ResolvedRights } from '../../src/documents/flow/fieldRights.ts';
import { hiddenIn, maskValues } from '../../src/documents/flow/notices/maskValues.ts';
import type { Values } from '../../src/documents/recordScope.ts';
import { localise, type Locale } from '../../src/schemas/text.ts';
import type { FlowPreview, PathNode as ShownNode } from '../../src/schemas/wire/flowDetail.ts';
import type { SeenInstance } from './detail.ts';
import { readingContext, withAnswers } from './engine.ts';
import { innerId, ofHeldFlows, taskId, type InstanceRow } from './instances.ts';
import type { OpenFlow } from './openFlow.ts';
import { refusalOf } from './refusals.ts';
import type { FlowReading } from './services.ts';
import { titleFor, titleShown } from './titles.ts';

type Picks = Readonly<Record<string, readonly string[]>>;

/** A path as calls answer it. @param instance whose tasks it names; undefined: it is not submitted yet */
function shown(
  path: readonly PathNode[],
  instance: string | undefined,
  locale: Locale,
): readonly ShownNode[] {
  return path.map(({ people, branches, finding, ...node }) => ({
    ...node,
    people: people.map(({ task, ...each }) => ({
      ...each,
      task: task === null || instance === undefined ? null : taskId(instance, task),
    })),
    ...(branches && {
      branches: branches.map((branch) => ({ ...branch, nodes: shown(branch.nodes, instance, locale) })),
    }),
    ...(finding && { finding: shownFinding(finding, locale) }),
  }));
}

const shownFinding = ({ severity, code, message }: PathFinding, locale: Locale) => ({
  severity,
  code,
  message: localise(message, locale),
});

/** Lines of the timeline that tell which branches were taken. */
async function branchesTaken({ db }: FlowReading, { id }: InstanceRow): Promise<readonly JournalEntry[]> {
  const rows = await db
    .selectFrom('atrium.flow_journal')
    .select(['kind', 'round', 'node', 'task', 'reason', 'leads_to', 'branches'])
    .where('instance', '=', id)
    .where('kind', '=', 'branchTaken')
    .orderBy('seq')
    .execute();
  return rows.map(({ leads_to: to, branches, reason: _reason, ...row }) => ({
    ...row,
    ...{ by: null, people: [], reason: null, to, comment: '', attachments: [], signature: null },
    ...(branches && { branches }),
  }));
}

async function sourcesOf(reading: FlowReading, row: InstanceRow): Promise<PathSources> {
  const subs = await reading.db
    .selectFrom('atrium.flow_instance')
    .select(['id', 'state', 'parent_step'])
    .where('parent', '=', row.id)
    .where(await ofHeldFlows(reading, 'flow'))
    .orderBy('parent_row')
    .execute();
  const byStep: Record<string, { instance: string; state: string }[]> = {};
  for (const { id, state, parent_step: step } of subs)
    (byStep[step ?? ''] ??= []).push({ instance: id, state });
  return { journal: await branchesTaken(reading, row), subs: byStep };
}

/**
 * The way of an instance: what was handled, who is asked now and who will be.
 * @param rights of its reader: texts tell nothing that is hidden from them
 */
export async function pathFor(
  reading: FlowReading,
  { row, open }: SeenInstance,
  values: Readonly<Values>,
  rights: ResolvedRights,
): Promise<readonly ShownNode[]> {
  const state = row.engine ?? newState();
  const sources = await sourcesOf(reading, row);
  const masked = maskValues(values, hiddenIn(rights));
  const { text } = await readingContext(reading, { open, row, values: masked }, state);
  const { came } = await withAnswers(reading, { open, row, values }, state, (context) =>
    pathOf(state, context, { ...sources, text }),
  );
  return shown(came, row.id, reading.locale);
}

/** A record as it would be with what somebody has typed by now, who sees of it what their rights let them. */
export interface TypedValues {
  readonly rights: ResolvedRights;
  readonly values: Values;
  /** Fields that are still to be filled in: branches that read them are not decided. */
  readonly unknown: ReadonlySet<string>;
}

/**
 * What submitting, or agreeing to a task, would lead to with some data. Nothing is written.
 * @param task of the caller's; undefined: they submit
 * @param picks people whom they have picked by now
 * @param refuses they refuse the task
 */
export async function previewFor(
  reading: FlowReading,
  { row, open }: { readonly row: InstanceRow; readonly open: OpenFlow },
  { values, unknown, rights }: TypedValues,
  {
    task,
    picks = {},
    refuses = false,
  }: {
    readonly task?: string | undefined;
    readonly picks?: Picks | undefined;
    readonly refuses?: boolean;
  },
): Promise<FlowPreview> {
  const begun = row.engine ?? newState();
  const state = { ...begun, picks: { ...begun.picks, ...picks } };
  const matter = { open, row, values, unknown };
  const masked = { ...matter, values: maskValues(values, hiddenIn(rights)) };
  const { text } = await readingContext(reading, masked, state);
  const sources = { ...(row.engine === null ? {} : await sourcesOf(reading, row)), text };
  const { userId, realName } = reading.actor;
  const by = { value: userId, label: realName };
  const { came } = await withAnswers(reading, matter, state, (context) => {
    const at = task === undefined ? {} : { task: innerId(task) };
    if (!refuses || at.task === undefined) return previewOf(state, context, { ...sources, ...at });
    return previewOfRefusal(state, context, { ...sources, ...at, by });
  }).catch((error: unknown) => {
    throw error instanceof FlowRefusal ? refusalOf(error) : error;
  });
  const whole = await titleFor(reading, masked, state);
  const title = titleShown(open, { ...row, title: whole }, (field) => hidesPart(rights, field));
  return {
    path: shown(came.path, row.engine === null ? undefined : row.id, reading.locale),
    title: title[reading.locale],
    picks: came.picks,
    findings: came.findings.map(({ node, ...finding }) => ({
      node,
      ...shownFinding(finding, reading.locale),
    })),
    canSubmit: came.canSubmit,
  };
}
