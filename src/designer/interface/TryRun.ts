import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import { isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import type {
  InterfaceDefinition,
  InterfaceInput,
  InterfaceInputType,
  InterfaceOutput,
  InterfaceTry,
} from '../../schemas/wire/interface.ts';
import type { Findings } from './Findings.ts';
import { tryInterface } from './interfaceCalls.ts';

/** Tries of a definition, saved or not, with the values that were entered for its inputs. */
export class TryRun {
  private values: Readonly<Record<string, { readonly type: InterfaceInputType; readonly value: unknown }>> =
    {};
  outcome: InterfaceTry | undefined = undefined;
  /** What the outcome is of. */
  definition: InterfaceDefinition | undefined = undefined;
  /** Why there is no outcome, where no field says so. */
  failure: string | undefined = undefined;
  /** The last try was refused for what is marked. */
  refused = false;
  running = false;
  private readonly client: ApiClient;
  private readonly findings: Findings;
  private stopper: AbortController | undefined;

  constructor(client: ApiClient, findings: Findings) {
    this.client = client;
    this.findings = findings;
    makeAutoObservable<this, 'client' | 'findings' | 'stopper' | 'values'>(
      this,
      {
        client: false,
        findings: false,
        stopper: false,
        values: observableRef,
        outcome: observableRef,
        definition: observableRef,
      },
      { autoBind: true },
    );
  }

  /** What was entered for an input; a value of one type is none of another. */
  entered({ name, type }: InterfaceInput): unknown {
    const entered = Object.hasOwn(this.values, name) ? this.values[name] : undefined;
    return entered?.type === type ? entered.value : undefined;
  }

  enter({ name, type }: InterfaceInput, value: unknown): void {
    this.values = { ...this.values, [name]: { type, value } };
    this.findings.forget(`try.${name}`);
  }

  async run(definition: InterfaceDefinition): Promise<void> {
    this.stopper?.abort();
    const stopper = (this.stopper = new AbortController());
    this.running = true;
    this.failure = undefined;
    this.refused = false;
    if (this.findings.markHeld()) {
      this.refused = true;
      this.running = false;
      return;
    }
    try {
      const outcome = await tryInterface(this.client, definition, this.given(definition), stopper.signal);
      runInAction(() => {
        this.outcome = outcome;
        this.definition = definition;
        this.findings.putTried(errorsOfSteps(outcome));
      });
    } catch (error) {
      if (isCancelled(error)) return;
      runInAction(() => {
        this.outcome = undefined;
        this.refused = this.findings.take(error);
        if (!this.refused) this.failure = messageOf(error);
      });
    } finally {
      runInAction(() => {
        if (this.stopper === stopper) this.running = false;
      });
    }
  }

  /** What was tried is something else by now; what was entered for its inputs stays. */
  lapse(): void {
    this.stopper?.abort();
    this.outcome = undefined;
    this.failure = undefined;
    this.refused = false;
    this.running = false;
  }

  /** Of an interface that is not in sight any more nothing is shown. */
  forget(): void {
    this.values = {};
    this.lapse();
  }

  /** What was tried was changed since: the place that the database named says nothing any more. */
  settle(): void {
    if (this.outcome?.ok !== false || this.outcome.place === undefined) return;
    const { place: _gone, ...rest } = this.outcome;
    this.outcome = rest;
  }

  /** The columns of the last try as outputs; what was declared of those that are still there stays as it is. */
  outputs(declared: readonly InterfaceOutput[]): readonly InterfaceOutput[] {
    if (this.outcome?.ok !== true) return declared;
    return this.outcome.columns.map(
      ({ name, type }) => declared.find((output) => output.name === name) ?? { name, type },
    );
  }

  /** What was entered for the inputs that there are, and that the session does not give. */
  private given({ inputs }: InterfaceDefinition): Record<string, unknown> {
    const asked = inputs.filter(({ from }) => from === undefined);
    return Object.fromEntries(
      asked.flatMap((input) => {
        const value = this.entered(input);
        return value === undefined ? [] : [[input.name, value]];
      }),
    );
  }
}

/** What a step of a chain was refused for, by the paths of its members within the definition. */
const errorsOfSteps = (outcome: InterfaceTry) =>
  (outcome.ok ? [] : (outcome.errors ?? []))
    .filter(({ path }) => path.startsWith('steps.'))
    .map(({ path, message }) => ({ path: `composed.${path}`, message }));
