import type { FormDocument, ModuleGrant } from '../../schemas/documents/form.ts';
import type { FieldNode } from '../../schemas/node.ts';
import { isServerComputed } from '../serverNames.ts';
import { type Check, noteUse, originIn } from './context.ts';
import { checkFinding } from './findings.ts';
import { checkOnce } from './once.ts';
import { asOneOf } from './oneOf.ts';
import { sessionScope } from './pageScope.ts';
import { typeOfForm, typeOfRecord } from './recordType.ts';
import { checkRuleSet } from './ruleSet.ts';

/** Rights: roles and fields that exist, and row conditions that the server can decide from the session. */
export function checkGrants(form: FormDocument, check: Check): void {
  const { roles } = check.context;
  const byCode = new Map(form.fields.map((field) => [field.name, field]));
  if (form.grants.length === 0) check.report(checkFinding('MISSING_RIGHT', '/grants'));
  const ids = new Set<string>();
  form.grants.forEach((grant, index) => {
    const path = `/grants/${String(index)}`;
    checkOnce(grant.id, ids, check, `${path}/id`);
    grant.roles.forEach((role, at) => {
      if (roles) asOneOf(role, roles, check, `${path}/roles/${String(at)}`, 'UNKNOWN_ROLE');
    });
    for (const member of ['read', 'write'] as const) {
      const list = grant[member];
      if (!Array.isArray(list)) continue;
      list.forEach((code, at) => {
        const here = `${path}/${member}/${String(at)}`;
        asOneOf(code, byCode, check, here, 'UNKNOWN_FIELD');
        noteUse(check, originIn(typeOfForm(form, check.context), code), here);
        const field = byCode.get(code);
        if (member === 'write' && field && isAlwaysComputed(field))
          check.report(checkFinding('MEMBER_UNUSED.write', here, { code }));
      });
    }
    const scope = sessionScope(check);
    const record = typeOfRecord(form, check.context);
    const keys = { ...record, members: { ...scope.members, ...record.members } };
    checkRuleSet(grant.rows, { keys, values: scope, ofRecord: true }, check, `${path}/rows`);
  });
  checkDoubles(form.grants, check);
}

/**
 * Whether the server computes a field whatever is sent of it, and nothing is asked of what comes out: rules hold only
 * for who may write.
 */
export const isAlwaysComputed = ({ value, required, rules = [] }: FieldNode): boolean =>
  isServerComputed(value) && required === undefined && rules.length === 0;

/**
 * A role has one action by several grants where their rows differ. With the same rows they are one grant in two places;
 * beside one without rows, the rows of another limit nothing.
 */
function checkDoubles(grants: readonly ModuleGrant[], check: Check): void {
  const seen = new Map<string, Set<string>>();
  grants.forEach(({ roles, actions, rows }, index) => {
    const path = `/grants/${String(index)}`;
    const own = JSON.stringify(rows ?? null);
    const doubles = roles.flatMap((role) =>
      actions.flatMap((action) => {
        const key = JSON.stringify([role, action]);
        const others = seen.get(key) ?? new Set();
        seen.set(key, new Set([...others, own]));
        const same = others.has(own);
        const all = others.has('null') || (own === 'null' && others.size > 0);
        return same || all ? [{ role, action, ofAllRows: !same }] : [];
      }),
    );
    const [first] = doubles;
    if (!first) return;
    const { role, action, ofAllRows } = first;
    const key = ofAllRows ? 'DUPLICATE_GRANT.ofAllRows' : 'DUPLICATE_GRANT';
    check.report(checkFinding(key, path, { role, action }));
  });
}
