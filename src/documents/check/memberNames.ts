import { types, type StaticType } from '../../conditions/check/index.ts';
import type { Finding } from '../../schemas/finding.ts';
import type { Node } from '../../schemas/node.ts';
import type { Prop } from '../../schemas/prop.ts';
import { type Check, noteUse, originIn } from './context.ts';
import { checkFinding } from './findings.ts';
import { typeOfMembers } from './recordType.ts';
import { measurable } from './summary.ts';

const undated = (code: string, type: StaticType, path: string): Finding => {
  const [wanted, given] = [types.typeName(types.TIME), types.typeName(type)];
  return checkFinding('WRONG_TYPE.undated', path, { code, wanted, given });
};

/** Checks a prop that names members of a row: one name, the names of several, or objects that name one each; an empty text names none. */
export function checkMembers(
  written: unknown,
  { by, dated = false }: Prop,
  row: StaticType,
  check: Check,
  path: string,
): void {
  if (typeof written === 'string' && written !== '') {
    checkMember(written, row, check, path);
    const type =
      row.kind === 'record' && Object.hasOwn(row.members, written) ? row.members[written] : types.ANY;
    if (dated && type !== undefined && !['any', 'null', 'time'].includes(type.kind))
      check.report(undated(written, type, path));
  }
  if (!Array.isArray(written)) return;
  written.forEach((each: unknown, index) => {
    const at = `${path}/${String(index)}`;
    if (by === undefined) checkMember(String(each), row, check, at);
    else checkMember(String((each as Record<string, unknown>)[by]), row, check, `${at}/${by}`);
  });
}

/** Checks names of fields inside the node, each of which must be one that the measure takes. */
export function checkMeasured(
  codes: readonly string[],
  measure: NonNullable<Prop['measure']>,
  node: Node,
  check: Check,
  path: string,
): void {
  const { metas } = check.context;
  const row = typeOfMembers(node, check.own, check.context);
  codes.forEach((code, index) => {
    const at = `${path}/${String(index)}`;
    checkMember(code, row, check, at);
    const field = node.children?.find((child) => 'type' in child && child.name === code);
    const column = field && 'type' in field ? metas.get(field.type)?.field?.column : undefined;
    if (column && !measurable[measure].includes(column))
      check.report(checkFinding('SUMMARY_UNFIT', at, { code, summary: measure }));
  });
}

/** Checks that a row has a member, which is told as what is named there. */
export function checkMember(code: string, row: StaticType, check: Check, path: string): void {
  noteUse(check, originIn(row, code), path);
  if (row.kind !== 'record' || row.open || Object.hasOwn(row.members, code)) return;
  check.report(
    checkFinding(
      'UNKNOWN_FIELD',
      path,
      { name: code },
      check.propose(code, () => Object.keys(row.members)),
    ),
  );
}
