import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { actionRights } from '../../../src/documents/rights/moduleRights.ts';
import type { ModuleAction } from '../../../src/schemas/documents/form.ts';
import type { RuleSetOrReference } from '../../../src/schemas/condition.ts';
import type { LocalText } from '../../../src/schemas/text.ts';
import type { AccessContext } from '../../call/definition.ts';
import { AppError } from '../../errors/AppError.ts';
import { anybody, dependenceOf } from '../../records/askedOfPeople.ts';
import type { Dependence } from '../../records/askedOfPeople.ts';
import { roleAuthority } from '../../records/Authority.ts';
import { type OpenModule, shapeOf, underAuthority } from '../../records/formModules.ts';
import { recordVerdicts } from '../../records/recordVerdicts.ts';
import { reachableRecords, recordsOfRule } from '../../records/rowScope.ts';
import { actorFor } from '../../session/actor.ts';
import { rolesWithPeople } from './explaining.ts';
import { maskList } from './formVerdict.ts';
import { peopleOf } from './peopleOf.ts';

/** What is done with a record that there is. */
export const recordActions = ['detail', 'update', 'remove'] as const satisfies readonly ModuleAction[];
export type RecordAction = (typeof recordActions)[number];

/** `each`: it is worked out for one person after the other, so that nobody has counted them. */
export type Extent =
  { readonly of: 'all' | 'none' | 'each' } | { readonly of: 'some'; readonly people: number };

/** What a role may do with the record. */
export interface RoleMay {
  readonly role: string;
  readonly name: LocalText;
  /** Active people who have the role. */
  readonly people: number;
  readonly actions: Readonly<Record<RecordAction, Extent>>;
  /** The rules by which the record is read, and of whom each is true; absent `rows`: all records. */
  readonly rules: readonly { readonly rows?: RuleSetOrReference; readonly holds: Extent }[];
  readonly read: '*' | readonly string[];
}

type Reading = Omit<AccessContext, 'param'>;
type Form = Pick<OpenModule, 'document' | 'version'>;

/** A role's module for an action, under which rules stand for anybody who has the role. */
export interface Opened {
  readonly module: OpenModule;
  readonly depends: Dependence;
}

/** @returns undefined where the role may not do it to any record */
export async function openForRole(
  ctx: Reading,
  form: Form,
  {
    role,
    isAdmin,
    action,
  }: { readonly role: string; readonly isAdmin: boolean; readonly action: ModuleAction },
): Promise<Opened | undefined> {
  const name = { zhCN: role, enUS: role };
  const actor = actorFor(
    { roles: [{ groupid: role, name, isAdmin, designs: [] }] },
    ctx.platform.project.schoolId,
  );
  const authority = await roleAuthority({ ...ctx, actor }, form.document, action);
  if (authority === undefined) return undefined;
  const { rows = [], scope } = authority;
  const own = { ...authority, scope: { ...scope, ...anybody.scope } };
  return {
    module: { ...underAuthority(ctx.platform, form, own), standIns: anybody.standIns },
    depends: dependenceOf(rows, ctx.platform.vocabulary.functions),
  };
}

type Asked = RawBuilder<boolean | number>;

/**
 * Says which roles may read, change and remove a record, and how many people that is. All roles are asked in one statement,
 * their rules compiled once each.
 * @throws AppError NOT_FOUND without the form or the record
 */
export async function whoMay(ctx: Reading, form: string, record: string): Promise<readonly RoleMay[]> {
  const published = await publishedForm(ctx, form);
  const named = [...new Set(published.document.grants.flatMap(({ roles }) => roles))];
  const roles = await rolesWithPeople(ctx, named);
  const asked: Asked[] = [];
  const told: ((answers: readonly (boolean | number)[]) => RoleMay)[] = [];
  /** Has the record asked, and says later what came of it. */
  const ask = (role: string, depends: Dependence, predicate: RawBuilder<boolean>) => {
    if (depends === 'each') return (): Extent => ({ of: 'each' });
    const at = asked.push(
      depends === 'none'
        ? predicate
        : sql<number>`(select count(*) from ${peopleOf(role)} where ${predicate})`,
    );
    return (answers: readonly (boolean | number)[]): Extent => extentOf(answers[at - 1]);
  };
  for (const { id, name, isAdmin, people } of roles) {
    const actions: Partial<Record<RecordAction, ReturnType<typeof ask>>> = {};
    let rules:
      (() => RoleMay['rules']) | ((answers: readonly (boolean | number)[]) => RoleMay['rules']) = () => [];
    for (const action of recordActions) {
      const opened = await openForRole(ctx, published, { role: id, isAdmin, action });
      if (opened === undefined) continue;
      const { module, depends } = opened;
      const whole = ask(id, depends, reachableRecords(module, ctx.log));
      actions[action] = whole;
      if (action !== 'detail') continue;
      const resolved = module.authority.rows;
      const written = actionRights(published.document, [id], action)?.rows;
      const each = (resolved ?? []).map((rule, index) => ({
        rows: written?.[index] ?? rule,
        holds: ask(id, dependenceOf([rule], module.functions), recordsOfRule(module, rule, ctx.log)),
      }));
      rules = (answers) =>
        resolved === undefined
          ? [{ holds: whole(answers) }]
          : each.map(({ rows, holds }) => ({ rows, holds: holds(answers) }));
    }
    const read =
      actions.detail === undefined ? undefined : actionRights(published.document, [id], 'detail')?.read;
    told.push((answers) => ({
      ...{ role: id, name, people },
      actions: {
        detail: actions.detail?.(answers) ?? NONE,
        update: actions.update?.(answers) ?? NONE,
        remove: actions.remove?.(answers) ?? NONE,
      },
      rules: rules(answers),
      read: read === undefined ? [] : maskList(read),
    }));
  }
  const shape = shapeOf(published.document, ctx.platform);
  const answers = await recordVerdicts(ctx.db, shape, record, asked);
  if (answers === undefined) throw new AppError('NOT_FOUND');
  return told.map((tell) => tell(answers));
}

const NONE: Extent = { of: 'none' };

const extentOf = (answer: boolean | number | undefined): Extent =>
  typeof answer === 'number'
    ? answer === 0
      ? NONE
      : { of: 'some', people: answer }
    : { of: answer === true ? 'all' : 'none' };

/** @throws AppError NOT_FOUND */
export async function publishedForm({ platform, db }: Reading, form: string): Promise<Form> {
  const published = await platform.documents.find(db, 'form', form);
  if (published === undefined) throw new AppError('NOT_FOUND');
  return published;
}
