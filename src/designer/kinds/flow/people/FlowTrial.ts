import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FlowSubject } from '../../../../documents/flow/contextOf.ts';
import {
  type AskedOrganisation,
  type AskedStarter,
  MOST_QUESTIONS,
} from '../../../../documents/flow/people/asked.ts';
import {
  Answers,
  type Answered,
  type Organisation,
  type Question,
  Unanswered,
} from '../../../../documents/flow/people/organisation.ts';
import { isCancelled } from '../../../../runtime/data/ApiError.ts';
import type { ApiClient } from '../../../../runtime/data/ApiClient.ts';
import type { KeyValueStore } from '../../../../runtime/stores/KeyValueStore.ts';
import type { FlowDocument } from '../../../../schemas/documents/flow.ts';
import { isPerson, type PersonValue } from '../../../../renderers/input/shared/personValue.ts';

/** More rounds of questions than any chain of heads and stand-ins asks. */
const MOST_ROUNDS = 60;

/** What a flow is tried with beside the document and the person. */
export type TrialSurroundings = Pick<FlowSubject, 'functions' | 'condition'>;

/**
 * As whom a flow is tried while it is designed, with which record, and what the organisation has answered so far. All
 * tools of the designer of a flow share one.
 */
export class FlowTrial {
  person: PersonValue | undefined;
  /** What the server tells of the person; undefined while nobody is chosen, or it is on its way. */
  starter: AskedStarter | undefined = undefined;
  /** Why the person could not be looked up. */
  failure: unknown = undefined;
  /** Values of the record by codes of fields. */
  values: Readonly<Record<string, unknown>> = {};
  /** Goes up whenever people are asked about anew. */
  round = 0;
  /** Questions about members of which there are more than are told. */
  readonly cut = new Set<Question>();
  private known: Answered = {};
  private readonly client: ApiClient;
  private readonly flow: string;
  private readonly storage: KeyValueStore | undefined;

  /** @param storage remembers the person for this flow */
  constructor(client: ApiClient, flow: string, storage?: KeyValueStore) {
    this.client = client;
    this.flow = flow;
    this.storage = storage;
    const kept = storage?.json(this.key);
    this.person = isPerson(kept) ? { value: kept.value, label: kept.label } : undefined;
    makeAutoObservable<this, 'known' | 'client' | 'flow' | 'storage'>(
      this,
      {
        person: observableRef,
        starter: observableRef,
        failure: observableRef,
        values: observableRef,
        cut: false,
        known: false,
        client: false,
        flow: false,
        storage: false,
        run: false,
      },
      { autoBind: true },
    );
    if (this.person !== undefined) void this.look(this.person);
  }

  private get key(): string {
    return `flowStarter:${this.flow}`;
  }

  choose(person: PersonValue | undefined): void {
    this.person = person;
    this.starter = undefined;
    this.failure = undefined;
    if (person === undefined) this.storage?.remove(this.key);
    else {
      this.storage?.setJson(this.key, person);
      void this.look(person);
    }
  }

  fill(values: Readonly<Record<string, unknown>>): void {
    this.values = values;
  }

  /** Asks everything anew: people, heads and absences may have changed meanwhile. */
  forget(): void {
    this.known = {};
    this.cut.clear();
    this.round += 1;
    this.failure = undefined;
    if (this.person !== undefined) void this.look(this.person);
  }

  private async look(person: PersonValue): Promise<void> {
    try {
      const { starter } = await this.ask([], { starter: person.value });
      runInAction(() => {
        if (this.person?.value !== person.value) return;
        this.starter = starter;
        // Of whom only the id was known, the name is now.
        if (starter !== undefined && person.label === person.value)
          this.person = { ...person, label: starter.initiator.realName };
      });
    } catch (error) {
      if (isCancelled(error)) return;
      runInAction(() => {
        if (this.person?.value === person.value) this.failure = error;
      });
    }
  }

  /** The flow as the person would start it; undefined while that is not known. @param values of the record */
  subjectOf(
    flow: FlowDocument,
    around: TrialSurroundings,
    values: FlowSubject['values'] = this.values,
  ): Omit<FlowSubject, 'organisation'> | undefined {
    const { starter } = this;
    if (starter === undefined) return undefined;
    const { initiator, platform, calendar } = starter;
    const now = new Date().toISOString();
    const days = new Map(Object.entries(calendar));
    const about = { id: '', number: null, title: '', startedAt: now };
    return { ...around, flow, initiator, platform, values, now, about, calendar: (date) => days.get(date) };
  }

  /**
   * Does something that asks about people, as often as it takes to look up what it asks.
   * @throws ApiError, and whatever it throws itself
   */
  async run<T>(task: (organisation: Organisation) => T, signal?: AbortSignal): Promise<T> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      try {
        return task(new Answers(this.known));
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
        const { answers, cut } = await this.ask(error.questions.slice(0, MOST_QUESTIONS), {}, signal);
        this.known = { ...this.known, ...answers };
        for (const question of cut) this.cut.add(question);
      }
    }
    throw new Error(`The people of ${this.flow} are not found in ${String(MOST_ROUNDS)} rounds of questions`);
  }

  private ask(
    questions: readonly Question[],
    more: { readonly starter?: string },
    signal?: AbortSignal,
  ): Promise<AskedOrganisation> {
    const param = { flowId: this.flow, questions, ...more };
    return this.client.result('form', '/flow/organisation.do', param, signal ? { signal } : {});
  }
}
