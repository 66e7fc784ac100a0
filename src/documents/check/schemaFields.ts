import type { RecordType, StaticType } from '../../conditions/check/index.ts';
import type { FormDocument } from '../../schemas/documents/index.ts';
import { codesOf } from '../formily/addresses.ts';
import { formilyFinding } from '../formily/findings.ts';
import type { FormilyNode } from '../formily/plan.ts';
import type { Check } from './context.ts';
import { typeOfRecord } from './recordType.ts';

/** Most names of fields that a finding lists. */
const MOST_NAMES = 12;

/**
 * Checks that the fields of a Formily schema are fields of the form that its values are stored by, those of rows too: the
 * server refuses what is filled in elsewhere.
 * @param path of the schema in the document
 */
export function checkSchemaFields(root: FormilyNode, form: FormDocument, check: Check, path: string): void {
  const visit = (node: FormilyNode, type: StaticType): void => {
    if (type.kind !== 'record') return;
    const known = Object.keys(type.members);
    // Of a structure that nothing is known of, every name may be one.
    if (known.length === 0) return;
    for (const [name, child] of node.properties) {
      if (child.members.type === 'void') {
        visit(child, type);
        continue;
      }
      for (const code of codesOf(name)) {
        if (!known.includes(code)) report(code, name, child, type);
        else inside(child, type.members[code]);
      }
    }
  };
  const inside = (node: FormilyNode, type: StaticType | undefined): void => {
    if (type?.kind === 'record') visit(node, type);
    if (type?.kind === 'list') for (const each of [node.items ?? []].flat()) visit(each, type.of);
  };
  const report = (
    name: string,
    written: string,
    { path: at, members }: FormilyNode,
    type: RecordType,
  ): void => {
    const known = Object.keys(type.members);
    const near = name === written ? check.propose(name, () => known) : undefined;
    const shown = known.slice(0, MOST_NAMES).join(', ');
    const names = known.length > MOST_NAMES ? `${shown} …` : shown;
    const told = formilyFinding('FORMILY_FIELD', path + at, { module: form.id, name, names }, near);
    // What does not say which value it holds, as a button, may well hold none; rows may have further members.
    const isSure = members.type !== undefined && !type.open;
    check.report(isSure ? told : { ...told, severity: 'warning' });
  };
  visit(root, typeOfRecord(form, check.context));
}
