import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../call/defineCall.ts';
import { permitAnyDesigner, requireDesign, requireSystem } from '../../documents/permits.ts';
import type { DocumentReading } from '../../documents/services.ts';
import { AppError } from '../../errors/AppError.ts';
import { explain } from './explaining.ts';
import { peopleWhoMay } from './peopleWhoMay.ts';
import { readRoleRights } from './roleRights.ts';
import { type Explain, ExplainParam, RoleRightsParam, WhoMayParam } from './schema.ts';
import { whoMay } from './whoMay.ts';

/** Who decides over the rights of a form or a system is told why they are as they are. */
const permitExplaining = async (ctx: DocumentReading & { readonly param: Explain }): Promise<void> => {
  const { form, system } = ctx.param;
  if (form !== undefined) await requireDesign(ctx, [{ kind: 'form', id: form }], 'grant');
  else requireSystem(ctx, system, 'grant');
};

/** Calls of the manager service about what roles and people may do, and why. */
export function registerRights(app: FastifyInstance): void {
  defineCall(app, {
    service: 'manager',
    path: '/rights/role.do',
    action: 'rights.role',
    about:
      'Tells what a role may do in the working documents whose design the caller reads: the systems, the forms that grant it something, and what it designs; and what of it the caller may set. A document is set by `/resource/patch.do` with `design` and `grant` over it, for a role that it takes.',
    answers: {
      result:
        "`{ role: { id, name, isAdmin, people }, systems, forms, freeForms, designs: [{ system, rights }], setsDesigns }`; each document `{ id, title, system, rights, takesRole }`, `rights` being the caller's over it; `systems` and `forms` besides `{ revision, isPublished }`; `systems`: `sees` and `menus: [{ at, names, actions }]` that the role sees, `actions` `*` where forms decide; `forms`: `fields` and `grants`; `freeForms`: those that grant it nothing yet and whose rights the caller sets",
    },
    codes: ['NOT_FOUND'],
    access: 'designer',
    permit: permitAnyDesigner,
    param: RoleRightsParam,
    handler: async (ctx) => ({ result: await readRoleRights(ctx, ctx.param.role) }),
  });
  defineCall(app, {
    service: 'manager',
    path: '/rights/explain.do',
    action: 'rights.explain',
    about:
      'Explains why somebody may do something, or may not, by the functions that decide it when they do: an action on the records of a `form` (of one `record`, on one `field`), to open a `menu` of a `system`, or a design `right` over it.',
    answers: {
      result:
        '`{ may, user: { id, name, loginName }, active, roles: [{ role, name, isAdmin, may, … }] }`, each role with its reasons. Of a form `{ granted, menus, ways: [{ system, menus, actions }], rules: [{ rows?, holds? }], read, write, record?, field? }`, `menus`: `allow`, `deny`, or `unneeded` for administrators; of a menu `{ hidden, actions }`; of a right `{ designs }`. Beside them `systems`: what the systems are called that reasons name, by id',
    },
    codes: ['NOT_FOUND'],
    example: {
      param: { user: 'T1001', form: 'leave', action: 'update', record: '01J9Z3' },
      answer: {
        result: {
          may: true,
          user: { id: 'T1001', name: '陈老师', loginName: 'counsellor' },
          active: true,
          systems: { leave: { zhCN: '请假', enUS: 'Leave' } },
          roles: [
            {
              ...{
                role: 'counsellor',
                name: { zhCN: '辅导员', enUS: 'Counsellor' },
                isAdmin: false,
                may: true,
              },
              ...{ granted: true, menus: 'allow', record: true, read: '*', write: ['decision'] },
              ways: [{ system: 'leave', menus: ['审批'], actions: ['list', 'update'] }],
              rules: [
                {
                  rows: {
                    testRule: 'every',
                    conditionList: [
                      {
                        ...{ bindKey: 'counsellorId', type: 'text', judgeType: 'equal' },
                        value: '{{platform_userId}}',
                      },
                    ],
                  },
                  holds: true,
                },
              ],
            },
          ],
        },
      },
    },
    access: 'designer',
    permit: permitExplaining,
    param: ExplainParam,
    handler: async (ctx) => ({ result: await explain(ctx) }),
  });
  defineCall(app, {
    service: 'manager',
    path: '/rights/whoMay.do',
    action: 'rights.whoMay',
    about:
      'Tells which roles may read, change and remove a record, and how many people that is; with `role` who they are, which administrators alone are told. Rules that compare a field with whoever asks are asked of everybody in one statement; others of one person after the other.',
    answers: {
      result:
        '`{ roles: [{ role, name, people, actions: { detail, update, remove }, rules: [{ rows?, holds }], read }] }`, each extent `{ of, people? }`: `all` who have the role, `some`, `none`, or `each` where nobody has counted. With `role`: `{ people: [{ id, name, loginName, detail, update, remove }], total?, looked, of }`; without `total` the page is of the `looked` people from `offset` on',
    },
    codes: ['NOT_FOUND'],
    access: 'designer',
    permit: async (ctx) => {
      const { form, role } = ctx.param;
      await requireDesign(ctx, [{ kind: 'form', id: form }], 'grant');
      // People are searched, not listed (docs/decisions/people.md).
      if (role !== undefined && !ctx.actor.isAdmin) throw new AppError('FORBIDDEN');
    },
    param: WhoMayParam,
    handler: async (ctx) => {
      const { form, record, role } = ctx.param;
      if (role !== undefined) return { result: await peopleWhoMay(ctx, { ...ctx.param, role }) };
      return { result: { roles: await whoMay(ctx, form, record) } };
    },
  });
}
