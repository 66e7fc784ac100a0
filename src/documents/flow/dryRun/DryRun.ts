import type { RuleSetOrReference } from '../../../schemas/condition.ts';
import { contextOf, type FlowSubject } from '../contextOf.ts';
import { flowIndex } from '../flowIndex.ts';
import { type Organisation, type Question, Unanswered } from '../people/organisation.ts';
import { fullPath } from '../path/pathOf.ts';
import { newState } from '../state.ts';
import { caseValues } from './caseValues.ts';
import {
  type DryRunFinding,
  DryRunReport,
  type DryRunStarter,
  type LongestChain,
  type SlowestSource,
} from './DryRunReport.ts';

/** More starters are not tried. */
export const MOST_STARTERS = 2000;

export interface DryRunSource extends Omit<FlowSubject, 'organisation' | 'initiator' | 'values'> {
  readonly starters: readonly DryRunStarter[];
  readonly condition?: (id: string) => RuleSetOrReference | undefined;
}

/** How far a dry run is. */
export interface DryRunProgress {
  readonly done: number;
  readonly total: number;
  /** What has to be answered before it goes on. */
  readonly questions: readonly Question[];
}

export interface DryRunResult {
  readonly cases: number;
  readonly findings: readonly DryRunFinding[];
  readonly longest: LongestChain;
}

/** The result of the job of a dry run: the core reads no clock, so that its surroundings say what was slow. */
export interface MeasuredDryRun extends DryRunResult {
  /** null: the flow asks nobody, or nobody may start it. */
  readonly slowest: SlowestSource | null;
}

/**
 * Goes through a flow for many who may start it, with records that take each of its branches. It runs in slices, so that a
 * job tells how far it is, and asks the organisation for what a whole slice needs at once.
 */
export class DryRun {
  readonly #source: DryRunSource;
  readonly #values: readonly Readonly<Record<string, unknown>>[];
  readonly #report = new DryRunReport();
  readonly #total: number;
  #done = 0;

  constructor(source: DryRunSource) {
    this.#source = source;
    this.#values = caseValues(source.flow.nodes, source.condition ?? (() => undefined));
    this.#total = Math.min(source.starters.length, MOST_STARTERS) * this.#values.length;
  }

  /**
   * Tries the next cases, until something has to be answered first: then the same cases are tried by the next call.
   * @param most so many cases
   */
  step(organisation: Organisation, most: number): DryRunProgress {
    const questions = new Set<Question>();
    const last = Math.min(this.#total, this.#done + most);
    for (let at = this.#done; at < last; at += 1) {
      try {
        this.#try(at, organisation, questions.size === 0);
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
        for (const question of error.questions) questions.add(question);
      }
    }
    return { done: this.#done, total: this.#total, questions: [...questions] };
  }

  result(): DryRunResult {
    const branches = [...flowIndex(this.#source.flow).values()].flatMap(({ node }) =>
      'branches' in node ? node.branches.map(({ id }) => `${node.id}/${id}`) : [],
    );
    return { cases: this.#done, findings: this.#report.findings(branches), longest: this.#report.longest };
  }

  /** @param counts false where a case before it waits for an answer: only what this one asks is of interest */
  #try(at: number, organisation: Organisation, counts: boolean): void {
    const { starters, ...subject } = this.#source;
    const starter = starters[Math.floor(at / this.#values.length)];
    const values = this.#values[at % this.#values.length];
    if (starter === undefined || values === undefined) return;
    const { initiator } = starter;
    const state = newState();
    const path = fullPath(state, contextOf({ ...subject, organisation, initiator, values }, state));
    if (!counts) return;
    this.#report.add(path, starter);
    this.#done += 1;
  }
}
