import type { AtriumDocument, FormDocument } from '../../schemas/documents/index.ts';
import type { MetaIndex } from '../metaIndex.ts';
import type { GenerateChoices } from './choices.ts';
import { handlingFrom, mgrFrom, pageFrom } from './furtherFrom.ts';
import { withGrants } from './grantsFrom.ts';
import { listedFields, statusField } from './listedFields.ts';
import { listFrom } from './listFrom.ts';
import { systemWith } from './menuFrom.ts';
import { withTones } from './statusTones.ts';

/**
 * An application of a form: its list, what else was chosen, the menu entry that leads there, and the form itself with the
 * rights that they need. Pure.
 * @param choices with ids that nothing has yet
 * @returns the documents, each behind what it names; a form or a system that needs no change is the very same
 */
export function generateFrom(
  form: FormDocument,
  choices: GenerateChoices,
  metas: MetaIndex,
): readonly AtriumDocument[] {
  const { handling, mgr, page, menu } = choices;
  const status = statusField(listedFields(form, metas));
  const granted = withGrants(withTones(form, status?.code), choices, metas);
  return [
    granted,
    ...(handling === undefined ? [] : [handlingFrom(granted, handling, choices)]),
    listFrom(granted, choices, metas),
    ...(mgr === undefined ? [] : [mgrFrom(granted, mgr, choices)]),
    ...(page === undefined ? [] : [pageFrom(granted, page, choices, metas)]),
    ...(menu === undefined ? [] : [systemWith(granted, menu, choices)]),
  ];
}
