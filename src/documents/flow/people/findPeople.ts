import type { Approver } from '../../../schemas/flow/approver.ts';
import type { Mode, Nobody } from '../../../schemas/flow/policy.ts';
import type { PeopleNode } from '../flowIndex.ts';
import type { Person, Reason, Share, Why } from '../state.ts';
import { personOf, standInFor } from './absence.ts';
import { namedByScope, namedBySources, openToOf } from './openTo.ts';
import type { Account } from './organisation.ts';
import { headOf, leftOutBy, peopleIn, peopleOf, type SourceContext } from './sources.ts';
import { sourceTexts, whyTexts } from './whyTexts.ts';

/** Somebody whom a step asks. */
export interface Voter {
  readonly person: Person;
  readonly weight: number;
  /** Counted as agreed from the beginning. */
  readonly skipped?: 'self' | 'repeated';
  readonly why: readonly Why[];
  /** Of who stands in for others: the votes that are theirs. Absent: their own. */
  readonly shares?: readonly Share[];
}

/** How a step finds its people came out. */
export interface FoundPeople {
  /**
   * `ask`: there is somebody; `skip`: all of them are skipped; `stop`: the call that led here is refused; `none`: not even
   * anybody who manages the platform is there.
   */
  readonly outcome: 'ask' | 'skip' | 'pass' | 'reject' | 'stop' | 'none';
  readonly mode: Mode;
  /** In the order of the sources. */
  readonly voters: readonly Voter[];
  readonly reason: Extract<Reason, 'nobodyFound' | 'weightTooSmall'> | null;
  /** What became of those who are not among them. */
  readonly dropped: readonly Why[];
  /** Whom a step that one of them takes is open to (`Task.openTo`); absent: to them alone. */
  readonly openTo?: readonly string[];
}

/** What finding people knows of what was handled before. */
export interface FindContext extends SourceContext {
  /** The step was returned to: nobody is skipped there. */
  readonly asksAnew: boolean;
  /** Whether somebody agreed in the same round: in the step before, or in any before on this way. */
  readonly agreed: (person: string, where: 'before' | 'anywhere') => boolean;
}

interface Candidate {
  readonly account: Account;
  readonly why: readonly Why[];
  /** Of each vote that is theirs those who handed it on by being away. */
  readonly by: readonly (readonly Person[])[];
}

/** Finds the people of a step (design of flows, section 3). Pure: the same answers give the same people. */
export function findPeople(node: PeopleNode, context: FindContext): FoundPeople {
  const dropped: Why[] = [];
  const sources = node.approvers ?? [];
  const isChain = sources.some(({ source }) => source === 'headChain');
  const mode: Mode = isChain ? { by: 'sequential' } : (node.mode ?? { by: 'all' });
  const found = distinct(available(fromSources(sources, context), context, dropped), dropped);
  if (found.length === 0) return instead(node.nobody, mode, 'nobodyFound', context, dropped);
  const self = selfApproved(node, found, context, dropped);
  if (self === undefined) return instead(node.nobody, mode, 'nobodyFound', context, dropped);
  const voters = repeatedSkipped(node, self, context).map((voter) => weighed(voter, mode));
  const sum = voters.reduce((total, { weight }) => total + weight, 0);
  if (mode.by === 'weight' && sum < mode.threshold)
    return instead(node.nobody, mode, 'weightTooSmall', context, [
      ...dropped,
      { step: 'nobody', text: whyTexts.weightTooSmall },
    ]);
  const came = concluded(mode, voters, null, dropped);
  if (came.mode.by !== 'claim') return came;
  const openTo = openToOf(namedBySources(sources, context), came.voters, barredFrom(node, voters, context));
  return { ...came, ...(openTo && { openTo }) };
}

/** Those who take no task of a step, whatever they belong to: who is skipped, and an initiator who may not decide. */
function barredFrom(
  { selfApproval = 'let' }: PeopleNode,
  voters: readonly Voter[],
  { initiator, asksAnew }: FindContext,
): readonly string[] {
  const isLet = selfApproval === 'let' || (selfApproval === 'skip' && asksAnew);
  const skipped = voters.flatMap(({ skipped: how, person }) => (how === undefined ? [] : person.value));
  return [...skipped, ...(isLet ? [] : [initiator.userId])];
}

/** People whom sources give: there, enabled, each once, or who stands in for them. Nobody asks them to act. */
export function findReaders(sources: readonly Approver[], context: SourceContext): readonly Voter[] {
  return votersOf(distinct(available(fromSources(sources, context), context, []), []));
}

const votersOf = (candidates: readonly Candidate[]): readonly Voter[] =>
  candidates.map(({ account, why, by }) => ({ person: personOf(account), weight: 1, why, ...sharesOf(by) }));

/** The votes of somebody, where any has come by an absence. */
const sharesOf = (by: Candidate['by']): Pick<Voter, 'shares'> =>
  by.some((people) => people.length > 0) ? { shares: by.map((people) => ({ by: people, weight: 1 })) } : {};

/** Of a step that one of them takes, those who are skipped are no candidates. */
function concluded(
  mode: Mode,
  voters: readonly Voter[],
  reason: FoundPeople['reason'],
  dropped: readonly Why[],
): FoundPeople {
  const asked = voters.filter(({ skipped }) => skipped === undefined);
  const outcome = asked.length === 0 ? 'skip' : 'ask';
  const isClaim = mode.by === 'claim' && outcome === 'ask';
  return { outcome, mode, voters: isClaim ? asked : voters, reason, dropped };
}

function fromSources(
  sources: readonly Approver[],
  context: SourceContext,
): readonly { readonly id: string; readonly why: Why }[] {
  const seen = new Set<string>();
  return sources.flatMap((source, index) =>
    peopleOf(source, context).flatMap((id) => {
      if (seen.has(id)) return [];
      seen.add(id);
      const text = sourceTexts[source.source];
      return [{ id, why: { step: 'source' as const, source: source.source, index, text } }];
    }),
  );
}

/** Those whose accounts are there and enabled, each replaced by who stands in for them. */
function available(
  ids: readonly { readonly id: string; readonly why: Why }[],
  context: SourceContext,
  dropped: Why[],
): readonly Candidate[] {
  const accounts = context.organisation.accounts(ids.map(({ id }) => id));
  const there = ids.flatMap(({ id, why }, index): Candidate[] => {
    const account = accounts[index];
    if (account?.enabled === true)
      return [{ account, why: [{ ...why, person: personOf(account) }], by: [[]] }];
    dropped.push({
      step: 'disabled',
      person: account ? personOf(account) : { value: id, label: id },
      text: account ? whyTexts.disabled(account.label) : whyTexts.unknown(id),
    });
    return [];
  });
  if (context.flow.settings.delegation === false) return there;
  const standIns = context.organisation.standIns(there.map(({ account }) => account.value));
  return there.map(({ account, why }, index) => {
    const standIn = standInFor(account, context.organisation, [standIns[index]]);
    return { account: standIn.account, why: [...why, ...standIn.why], by: [standIn.by] };
  });
}

function distinct(candidates: readonly Candidate[], dropped: Why[]): readonly Candidate[] {
  const byId = new Map<string, Candidate>();
  for (const each of candidates) {
    const { value, label } = each.account;
    if (!byId.has(value)) byId.set(value, each);
    else {
      const duplicate: Why = {
        step: 'duplicate',
        person: { value, label },
        text: whyTexts.duplicate(label),
      };
      const first = byId.get(value);
      if (first)
        byId.set(value, {
          ...first,
          why: [...first.why, ...each.why.slice(1), duplicate],
          by: [...first.by, ...each.by],
        });
      dropped.push(duplicate);
    }
  }
  return [...byId.values()];
}

/**
 * What becomes of the initiator among the people of a step.
 * @returns undefined where their head is asked for and is not there, so that `nobody` applies to the step. Where it would
 *   pass, and others are asked, it is the initiator alone whom it passes over: nothing passes those others.
 */
function selfApproved(
  { selfApproval = 'let', nobody }: PeopleNode,
  candidates: readonly Candidate[],
  context: FindContext,
  dropped: Why[],
): readonly Voter[] | undefined {
  const voters: Voter[] = [];
  // Who may not decide on what they started does so in nobody's place either.
  const byOthers = (by: Candidate['by']): Candidate['by'] =>
    selfApproval === 'head'
      ? by.map((people) => people.filter(({ value }) => value !== context.initiator.userId))
      : by;
  for (const found of candidates) {
    const each = { ...found, by: byOthers(found.by) };
    const person = personOf(each.account);
    const skippedFor = (why: Why): Voter => ({
      ...{ person, weight: 1, skipped: 'self', why: [...each.why, why] },
    });
    const isSelf = person.value === context.initiator.userId;
    if (!isSelf || selfApproval === 'let' || (selfApproval === 'skip' && context.asksAnew))
      voters.push({ person, weight: 1, why: each.why, ...sharesOf(each.by) });
    else if (selfApproval === 'skip')
      voters.push(skippedFor({ step: 'self', person, text: whyTexts.selfSkip }));
    else {
      const head = headInstead(each, context);
      if (head === undefined) {
        const none: Why = { step: 'nobody', person, text: whyTexts.nobody };
        dropped.push(none);
        if (nobody?.then !== 'pass' || candidates.length === 1) return undefined;
        voters.push(skippedFor(none));
      } else if (candidates.some(({ account }) => account.value === head.person.value))
        dropped.push({ step: 'duplicate', person: head.person, text: whyTexts.duplicate(head.person.label) });
      else voters.push(head);
    }
  }
  return voters.length === 0 ? undefined : voters;
}

/** The head of the initiator, or who stands in for them while they are away, but for the initiator themselves. */
function headInstead(candidate: Candidate, context: FindContext): Voter | undefined {
  const { initiator, organisation, flow } = context;
  const id = headOf(initiator, organisation);
  const [account] = id === undefined ? [] : organisation.accounts([id]);
  if (account?.enabled !== true || account.value === initiator.userId) return undefined;
  const head = personOf(account);
  const why: Why = {
    ...{ step: 'self', person: personOf(candidate.account), to: head, text: whyTexts.selfHead(head.label) },
  };
  const standIn = flow.settings.delegation === false ? undefined : standInFor(account, organisation);
  const isOther = standIn !== undefined && standIn.account.value !== initiator.userId;
  return {
    ...{ person: isOther ? personOf(standIn.account) : head, weight: 1 },
    why: [...candidate.why, why, ...(isOther ? standIn.why : [])],
    ...sharesOf(candidate.by.map((people) => [...people, ...(isOther ? standIn.by : [])])),
  };
}

function repeatedSkipped(
  { repeated = 'keep' }: PeopleNode,
  voters: readonly Voter[],
  { agreed, asksAnew }: FindContext,
): readonly Voter[] {
  if (repeated === 'keep' || asksAnew) return voters;
  const where = repeated === 'skipConsecutive' ? 'before' : 'anywhere';
  return voters.map((voter) => {
    const { person, skipped, why } = voter;
    if (skipped !== undefined || !agreed(person.value, where)) return voter;
    return {
      ...voter,
      skipped: 'repeated',
      why: [...why, { step: 'repeated', person, text: whyTexts.repeated }],
    };
  });
}

/** A vote weighs what that of the one weighs whose it was. */
function weighed(voter: Voter, mode: Mode): Voter {
  if (mode.by !== 'weight') return voter;
  const weightOf = ({ value }: Person): number => mode.weights[value] ?? 1;
  const shares = voter.shares?.map(({ by }) => ({ by, weight: weightOf(by[0] ?? voter.person) }));
  if (shares === undefined) return { ...voter, weight: weightOf(voter.person) };
  return { ...voter, shares, weight: shares.reduce((sum, { weight }) => sum + weight, 0) };
}

/** What happens where a step has nobody: where its own fallback has nobody either, its managers are asked. */
function instead(
  nobody: Nobody = { then: 'manager' },
  mode: Mode,
  reason: NonNullable<FoundPeople['reason']>,
  context: FindContext,
  dropped: readonly Why[],
): FoundPeople {
  const ended = { mode, voters: [], reason, dropped };
  if (nobody.then === 'pass' || nobody.then === 'reject' || nobody.then === 'stop')
    return { ...ended, outcome: nobody.then };
  if (nobody.then === 'people') {
    const ids = nobody.people.map(({ value }) => value);
    const voters = fallback(ids, whyTexts.nobodyPeople, context);
    if (voters.length > 0) return concluded(mode, voters, reason, dropped);
  }
  const { managers: scope } = context.flow.settings;
  const managers = fallback(peopleIn(scope, context), whyTexts.nobodyManager, context);
  if (managers.length > 0) {
    const openTo = openToOf(namedByScope(scope, context), managers, leftOutBy(scope, context));
    return { ...concluded({ by: 'claim' }, managers, reason, dropped), ...(openTo && { openTo }) };
  }
  const last = fallback(context.organisation.administrators(), whyTexts.nobodyManager, context);
  if (last.length === 0) return { ...ended, outcome: 'none' };
  return concluded({ by: 'claim' }, last, reason, dropped);
}

function fallback(ids: readonly string[], text: Why['text'], context: FindContext): readonly Voter[] {
  const asked = ids.map((id) => ({ id, why: { step: 'nobody' as const, text } }));
  return votersOf(distinct(available(asked, context, []), []));
}
