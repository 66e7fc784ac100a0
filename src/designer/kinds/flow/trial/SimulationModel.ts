import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Act, TaskAction } from '../../../../documents/flow/actions/act.ts';
import type { Manage } from '../../../../documents/flow/actions/manage.ts';
import type { FlowEvent } from '../../../../documents/flow/advance.ts';
import type { Fields } from '../../../../documents/flow/fieldRights.ts';
import { NOTHING_GIVEN } from '../../../../documents/flow/journal.ts';
import type { Simulation } from '../../../../documents/flow/Simulation.ts';
import type { Task } from '../../../../documents/flow/state.ts';
import type { FlowDocument } from '../../../../schemas/documents/flow.ts';
import type { FlowTrial } from '../people/FlowTrial.ts';
import { type Frame, passTo, type Played, playOn } from './simulate.ts';

type Values = Frame['values'];
export type Picks = Readonly<Record<string, readonly string[]>>;

/** What somebody gives with an action on their task. */
export type ActMore = Partial<
  Pick<Act, 'people' | 'order' | 'node' | 'picks' | 'comment' | 'attachments' | 'signature'>
>;

/** What a simulation plays, as it stood when it began. */
export interface SimulationGround {
  readonly flow: FlowDocument;
  readonly played: Played;
  readonly fields: Fields;
}

/**
 * An instance of the flow that is designed, played through by one person who acts as all of them. Nothing is written: the
 * server is asked about people alone.
 */
export class SimulationModel {
  /** The steps that were played; each is undone by dropping it. */
  frames: readonly Frame[] = [];
  /** Undefined before something was submitted. */
  ground: SimulationGround | undefined = undefined;
  /** Why the last step could not be done: the engine refused it, or people were not found out. */
  refusal: unknown = undefined;
  isBusy = false;
  /** The task that is looked at. */
  active: string | undefined = undefined;
  private readonly trial: FlowTrial;

  constructor(trial: FlowTrial) {
    this.trial = trial;
    makeAutoObservable<this, 'trial'>(
      this,
      { frames: observableRef, ground: observableRef, refusal: observableRef, trial: false },
      { autoBind: true },
    );
  }

  /** How it stands; undefined before something was submitted. */
  get frame(): Frame | undefined {
    return this.frames.at(-1);
  }

  /** What somebody has to do, copies left out. */
  get openTasks(): readonly Task[] {
    return (this.frame?.state.tasks ?? []).filter(
      ({ state, kind }) => (state === 'running' || state === 'waiting') && kind !== 'cc',
    );
  }

  /** The open task that is looked at: the first one, where none was chosen. */
  get task(): Task | undefined {
    const running = this.openTasks.filter(({ state }) => state === 'running');
    return this.openTasks.find(({ id }) => id === this.active) ?? running[0] ?? this.openTasks[0];
  }

  look(task: string): void {
    this.active = task;
  }

  submit(ground: SimulationGround, values: Values, picks: Picks): Promise<boolean> {
    const isAgain = this.frame?.state.state === 'withdrawn';
    if (!isAgain) {
      this.frames = [];
      this.ground = ground;
    }
    return this.play((simulation) => simulation.submit(picks), values);
  }

  /** @param values of the record as it is with what whoever acts has filled in */
  act(task: Task, action: TaskAction, more: ActMore, values?: Values): Promise<boolean> {
    return this.apply(
      {
        ...{ is: 'act', task: task.id, action, revision: task.revision, by: task.assignee, manages: false },
        ...{ people: [], order: 'parallel', node: undefined, picks: {}, ...NOTHING_GIVEN },
        ...more,
      },
      values,
    );
  }

  /** @param by whoever does it, who is also said as why: managers have to say that */
  manage(action: Manage['action'], by: string, node?: string): Promise<boolean> {
    const { frame } = this;
    if (frame === undefined) return Promise.resolve(false);
    const { revision } = frame.state;
    const manager = { value: '', label: by };
    return this.apply({ is: 'manage', action, by: manager, revision, node, ...NOTHING_GIVEN, comment: by });
  }

  withdraw(): Promise<boolean> {
    const { frame, ground } = this;
    if (frame === undefined || ground === undefined) return Promise.resolve(false);
    const { userId, realName } = ground.played.initiator;
    const by = { value: userId, label: realName };
    return this.apply({ is: 'withdraw', by, revision: frame.state.revision, ...NOTHING_GIVEN });
  }

  apply(event: FlowEvent, values?: Values): Promise<boolean> {
    return this.play((simulation) => simulation.apply(event), values);
  }

  passTo(now: string): Promise<boolean> {
    return this.play(passTo(now));
  }

  undo(): void {
    this.frames = this.frames.slice(0, -1);
    this.refusal = undefined;
    if (this.frames.length === 0) this.ground = undefined;
  }

  restart(): void {
    this.frames = [];
    this.ground = undefined;
    this.refusal = undefined;
    this.active = undefined;
  }

  dismiss(): void {
    this.refusal = undefined;
  }

  /** @returns whether it could be done */
  private async play(happen: (simulation: Simulation) => void, values?: Values): Promise<boolean> {
    const { ground, frame, trial } = this;
    if (ground === undefined || this.isBusy) return false;
    this.isBusy = true;
    this.refusal = undefined;
    const over = { values: values ?? frame?.values ?? {}, now: new Date().toISOString() };
    try {
      const next = await trial.run((organisation) =>
        playOn(ground.played, frame, over, ground.fields, organisation, happen),
      );
      runInAction(() => {
        // Whoever began anew meanwhile wants nothing of this.
        if (this.frame !== frame || this.ground !== ground) return;
        this.frames = [...this.frames, next];
      });
      return true;
    } catch (error) {
      runInAction(() => {
        this.refusal = error;
        if (this.frames.length === 0) this.ground = undefined;
      });
      return false;
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }
}
