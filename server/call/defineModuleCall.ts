import type { FastifyInstance } from 'fastify';
import type { Static, TObject } from 'typebox';
import type { ModuleAction } from '../../src/schemas/documents/form.ts';
import { defineCall } from './defineCall.ts';
import type {
  AccessContext,
  CallContext,
  CallDocs,
  CallHandler,
  CallWork,
  ReadyContext,
} from './definition.ts';
import type { WorkAnswer } from '../work/Work.ts';
import { isOutdated, statementRefusal } from '../errors/outdated.ts';
import { AppError } from '../errors/AppError.ts';
import { openModule } from '../records/formModules.ts';
import type { OpenModule } from '../records/formModules.ts';

type ModuleCall<S extends TObject> = ModuleAddress<S> & ModuleWork<Static<S>>;

/** As calls take it, with the opened module. */
type ModuleWork<P> =
  | {
      readonly handler: (ctx: CallContext<P>, module: OpenModule) => Promise<WorkAnswer>;
      readonly prepare?: never;
    }
  | {
      readonly prepare: (ctx: ReadyContext<P>, module: OpenModule) => Promise<CallHandler<P>>;
      readonly handler?: never;
    };

interface ModuleAddress<S extends TObject> extends CallDocs {
  readonly action: ModuleAction;
  /** The interface's address, where the right to the action opens more than one. */
  readonly address?: string;
  readonly param: S;
  /** As calls have it. */
  readonly takes?: 'record';
  readonly writes?: boolean;
  /** As calls take it. */
  readonly transaction?: 'call' | 'own';
  /** As calls say it. */
  readonly inPreview?: 'reads';
}

interface ModuleRun<T> {
  readonly action: ModuleAction;
  readonly run: (module: OpenModule) => Promise<T>;
  /** Whether it may be run once more: it changes nothing. */
  readonly repeats: boolean;
}

/**
 * Runs what goes by a form; where that was published anew meanwhile and the database refused it for that, once more by the
 * form as it is.
 * @throws AppError DATABASE_BUSY where it may not be run again
 */
async function byPublishedForm<T>(
  ctx: AccessContext,
  module: OpenModule,
  { action, run, repeats }: ModuleRun<T>,
): Promise<T> {
  try {
    return await run(module);
  } catch (error) {
    const refused = statementRefusal(error);
    if (refused === undefined) throw error;
    // Whatever transaction there was is over.
    const published = await openModule({ ...ctx, db: ctx.platform.db }, module.shape.id, action);
    if (published.version === module.version && !isOutdated(refused)) throw error;
    if (!repeats) throw new AppError('DATABASE_BUSY', { cause: error });
    return run(published);
  }
}

/**
 * One interface of every form module. The module is opened, and the role's right to the action checked, before the
 * payload is looked at; the opened module is kept for the handler by the call's own path object.
 */
export function defineModuleCall<S extends TObject>(app: FastifyInstance, call: ModuleCall<S>): void {
  const opened = new WeakMap<AccessContext['path'], OpenModule>();
  const moduleOf = async (ctx: AccessContext): Promise<OpenModule> =>
    opened.get(ctx.path) ?? (await openModule(ctx, ctx.path.moduleCode ?? '', call.action));
  const { handler, prepare, action, address = action, ...rest } = call;
  const work: CallWork<Static<S>> =
    prepare === undefined
      ? {
          handler: async (ctx) =>
            byPublishedForm(ctx, await moduleOf(ctx), {
              action,
              run: (module) => handler(ctx, module),
              repeats: rest.writes !== true,
            }),
        }
      : {
          prepare: async (ctx) =>
            byPublishedForm(ctx, await moduleOf(ctx), {
              action,
              run: (module) => prepare(ctx, module),
              repeats: false,
            }),
        };
  defineCall(app, {
    ...rest,
    service: 'interface',
    path: `/rest/http/:moduleCode/${address}.htm`,
    action: `form.${address}`,
    access: 'login',
    inEmbed: 'token',
    authorize: async (ctx) => {
      opened.set(ctx.path, await openModule(ctx, ctx.path.moduleCode ?? '', call.action));
    },
    ...work,
  });
}
