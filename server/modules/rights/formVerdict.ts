import type { ModuleAction } from '../../../src/schemas/documents/form.ts';
import type { RuleSetOrReference } from '../../../src/schemas/condition.ts';
import { actionRights, type FieldMask } from '../../../src/documents/rights/moduleRights.ts';
import { leadsTo } from '../../documents/entrances.ts';
import type { Way } from '../../documents/entrances.ts';
import { roleAuthority } from '../../records/Authority.ts';
import { underAuthority } from '../../records/formModules.ts';
import type { OpenModule } from '../../records/formModules.ts';

import { mayUse } from '../../records/refusal.ts';
import { recordVerdicts } from '../../records/recordVerdicts.ts';
import { reachableRecords, recordsOfRule } from '../../records/rowScope.ts';
import type { RecordReading } from '../../records/services.ts';
import { granteesOf } from '../../session/actor.ts';

/** A rule by which records are granted, and whether it selects the record that is asked about. */
interface RuleVerdict {
  /** Absent: all records. */
  readonly rows?: RuleSetOrReference;
  readonly holds?: boolean;
}

/** A menu that leads to the form, and what may be done behind it. */
interface WayVerdict {
  readonly system: string;
  /** What the menu and those around it are called; none: what the system reads as it is opened. */
  readonly menus: readonly unknown[];
  readonly actions: '*' | readonly string[];
}

/** What one role may do with a form, and by what. */
export interface FormVerdict {
  readonly may: boolean;
  /** Whether the form grants the action to the role. */
  readonly granted: boolean;
  /** Whether menus let the role do it, which administrators do not need. */
  readonly menus: 'allow' | 'deny' | 'unneeded';
  readonly ways: readonly WayVerdict[];
  /** The rules of the grants that hold for the action. */
  readonly rules: readonly RuleVerdict[];
  readonly read: '*' | readonly string[];
  readonly write: '*' | readonly string[];
  /** Whether the record that is asked about is among the granted ones; absent: none is. */
  readonly record?: boolean;
  /** Whether the field may be read, or written where the action writes; absent: none is asked about. */
  readonly field?: boolean;
}

const WRITING: ReadonlySet<ModuleAction> = new Set(['add', 'update', 'importRows']);

export const maskList = (mask: FieldMask): '*' | readonly string[] => (mask === '*' ? '*' : [...mask]);

/** What is asked about a form. */
interface Question {
  readonly published: Pick<OpenModule, 'document' | 'version'>;
  readonly action: ModuleAction;
  readonly record?: string | undefined;
  readonly field?: string | undefined;
}

/**
 * Judges as a call of the actor's would be, by the functions that judge it, and tells the reasons.
 * @param ctx its actor is the person, in the role that is asked about
 */
export async function judgeForm(ctx: RecordReading, question: Question): Promise<FormVerdict> {
  const { published, action, record, field } = question;
  const { document } = published;
  const granted = actionRights(document, granteesOf(ctx.actor), action);
  const { entrances } = ctx.platform;
  const behindMenus = await entrances.allowed(ctx.db, ctx.actor, { module: document.id, actions: [action] });
  const ways = (await entrances.ways(ctx.db, ctx.actor)).filter((way) => leadsTo(way, document.id));
  const authority = await roleAuthority(ctx, document, action);
  const module = authority && underAuthority(ctx.platform, published, authority);
  const found = module && record !== undefined ? await lookAt(ctx, module, record) : undefined;
  const isField = module && field !== undefined ? mayUseField(module, action, field) : undefined;
  // Where the module itself bounds its rows, these are the rules, and not what the grants say.
  const held = authority?.rows;
  const rows = (granted?.rows?.length === held?.length ? granted?.rows : held) ?? [undefined];
  return {
    may:
      module !== undefined &&
      (record === undefined || found?.reached === true) &&
      (field === undefined || isField === true),
    granted: granted !== undefined,
    menus: ctx.actor.isAdmin ? 'unneeded' : behindMenus.length > 0 ? 'allow' : 'deny',
    ways: ways.map(tellWay),
    rules: (granted ? rows : []).map((rule, index) => ({
      ...(rule && { rows: rule }),
      ...(found && { holds: rule === undefined ? found.reached : found.holds[index] === true }),
    })),
    read: granted ? maskList(granted.read) : [],
    write: granted ? maskList(granted.write) : [],
    ...(record !== undefined && { record: found?.reached === true }),
    ...(field !== undefined && { field: isField === true }),
  };
}

const tellWay = ({ system, menus, actions }: Way): WayVerdict => ({
  system,
  menus: menus.map(({ name }) => name),
  actions,
});

const mayUseField = ({ shape, authority }: OpenModule, action: ModuleAction, field: string): boolean =>
  shape.byCode.has(field) && mayUse(shape, WRITING.has(action) ? authority.write : authority.read, field);

/** Whether a record is among those that the authority reaches, and which of its rules select it. */
async function lookAt(ctx: RecordReading, module: OpenModule, id: string) {
  const rules = module.authority.rows ?? [];
  const asked = [
    reachableRecords(module, ctx.log),
    ...rules.map((rule) => recordsOfRule(module, rule, ctx.log)),
  ];
  const [reached = false, ...holds] = (await recordVerdicts(ctx.db, module.shape, id, asked)) ?? [];
  return { reached, holds };
}
