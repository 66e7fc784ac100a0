import type { Kysely } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { TaskAction } from '../../../src/documents/flow/actions/act.ts';
import type { Database } from '../../db/database.ts';
import { effectJobs } from '../../flow/effectJobs.ts';
import { act, type ActParam } from '../../flow/acting.ts';
import { saveDraft } from '../../flow/drafts.ts';
import { ring, takeDue } from '../../flow/jobs/clock.ts';
import { makeSteps } from '../../flow/jobs/trigger.ts';
import { manageInstance, withdrawInstance } from '../../flow/managing.ts';
import type { FlowServices, FlowWork } from '../../flow/services.ts';
import { startFlow, type StartParam } from '../../flow/starting.ts';
import { commentOn } from '../../flow/talking.ts';
import { urge } from '../../flow/urging.ts';
import { type Actor, actorFor, systemActor } from '../../session/actor.ts';
import { findActiveUser } from '../../session/repository.ts';
import type { Values } from '../../../src/documents/recordScope.ts';

/** What surrounds the people who act. */
interface StageServices {
  readonly platform: FlowServices;
  /** One transaction: all that is played stands, or nothing. */
  readonly db: Kysely<Database>;
  readonly log: FastifyBaseLogger;
}

/**
 * Lets people start flows and act on their tasks as they do by calls, at times that have passed: the engine runs, clocks
 * ring and triggers make their steps as time goes on. Nothing of it is noted in the audit, for nobody has called.
 */
export class Stage {
  /** How far time has gone. */
  #now = new Date(0);
  readonly #services: StageServices;
  readonly #actors = new Map<string, Actor>();

  constructor(services: StageServices) {
    this.#services = services;
  }

  /** Goes on in time: what is due until then happens when it is due. */
  async until(time: Date): Promise<void> {
    const { db } = this.#services;
    for (;;) {
      const next = await db
        .selectFrom('atrium.flow_timer')
        .select('due')
        .where('due', '<=', time)
        .orderBy('due')
        .limit(1)
        .executeTakeFirst();
      if (next === undefined) break;
      this.#now = next.due;
      const work = this.#work(this.#system());
      const clock = await takeDue(work);
      if (clock === undefined) break;
      await ring(work, clock);
      await this.#runTriggers();
    }
    this.#now = time;
  }

  async start(by: string, param: StartParam): Promise<string> {
    const instance = await startFlow(await this.#workOf(by), param);
    await this.#runTriggers();
    return instance;
  }

  async draft(by: string, flowId: string, data: Readonly<Values>): Promise<string> {
    return saveDraft(await this.#workOf(by), { flowId, data });
  }

  /** Somebody acts on their own open task of an instance, at a node where one is named. */
  async act(
    by: string,
    instance: string,
    action: TaskAction,
    more: Omit<ActParam, 'taskId' | 'action' | 'revision'> = {},
  ): Promise<void> {
    const task = await this.#services.db
      .selectFrom('atrium.flow_task')
      .select(['id', 'revision'])
      .where('instance', '=', instance)
      .where('assignee', '=', by)
      .where('state', '=', 'running')
      .where('kind', '<>', 'cc')
      .orderBy('position_in')
      .limit(1)
      .executeTakeFirst();
    if (task === undefined) throw new RangeError(`${by} has no open task of ${instance}`);
    await act(await this.#workOf(by), { ...more, taskId: task.id, action, revision: task.revision });
    await this.#runTriggers();
  }

  /** The initiator takes back, a manager suspends or terminates an instance. */
  async end(
    by: string,
    instance: string,
    action: 'withdraw' | 'suspend' | 'terminate',
    comment: string,
  ): Promise<void> {
    const { revision } = await this.#services.db
      .selectFrom('atrium.flow_instance')
      .select('revision')
      .where('id', '=', instance)
      .executeTakeFirstOrThrow();
    const work = await this.#workOf(by);
    const param = { instanceId: instance, revision, comment };
    if (action === 'withdraw') await withdrawInstance(work, param);
    else await manageInstance(work, { ...param, action });
  }

  async comment(by: string, instance: string, comment: string): Promise<void> {
    await commentOn(await this.#workOf(by), { instanceId: instance, comment });
  }

  async urge(by: string, instance: string, comment: string): Promise<void> {
    await urge(await this.#workOf(by), { instanceId: instance, comment });
  }

  /** Makes what triggers wait for, where they wait for nothing outside. */
  async #runTriggers(): Promise<void> {
    const { db } = this.#services;
    const jobs = await db
      .selectFrom('atrium.job')
      .select(['id', 'payload'])
      .where('name', '=', effectJobs.trigger)
      .where('state', '=', 'queued')
      .execute();
    for (const { id, payload } of jobs) {
      if (!isEffect(payload)) continue;
      if (await makeSteps(this.#work(this.#system()), payload))
        await db.deleteFrom('atrium.job').where('id', '=', id).execute();
    }
  }

  async #workOf(userId: string): Promise<FlowWork> {
    const { db, platform } = this.#services;
    const known = this.#actors.get(userId);
    if (known !== undefined) return this.#work(known);
    const user = await findActiveUser(db, userId);
    if (user === undefined) throw new RangeError(`The demo has no account ${userId}`);
    const actor = actorFor(user, platform.project.schoolId);
    this.#actors.set(userId, actor);
    return this.#work(actor);
  }

  #system(): Actor {
    return systemActor(this.#services.platform.project.schoolId);
  }

  #work(actor: Actor): FlowWork {
    const nothing = (): void => undefined;
    return { ...this.#services, actor, locale: 'zhCN', now: this.#now, audit: nothing, changed: nothing };
  }
}

const isEffect = (payload: unknown): payload is { instance: string; step: string; node: string } =>
  typeof payload === 'object' &&
  payload !== null &&
  'instance' in payload &&
  'step' in payload &&
  'node' in payload;
