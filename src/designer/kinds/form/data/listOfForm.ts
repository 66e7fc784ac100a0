import type { MetaIndex } from '../../../../documents/metaIndex.ts';
import { storedFields } from '../../../../documents/storedFields.ts';
import type { FormDocument, MgrListDocument } from '../../../../schemas/documents/index.ts';

/** The most columns that a list has. */
const MOST_COLUMNS = 200;

/** A list of all that the records of a form hold, the latest first; undefined where they hold nothing. */
export function listOfForm(form: FormDocument, metas: MetaIndex): MgrListDocument | undefined {
  // What is sealed is covered wherever it is read.
  const fields = storedFields(form, metas).filter(({ meta }) => meta.secret !== true);
  if (fields.length === 0) return undefined;
  const columns = fields.slice(0, MOST_COLUMNS).map(({ code }) => ({ field: code }));
  return {
    kind: 'mgrList',
    schemaVersion: 2,
    id: `${form.id}-records`.slice(-64),
    name: form.name,
    module: form.id,
    columns: [...columns, { field: 'createdBy' }, { field: 'createdAt' }].slice(0, MOST_COLUMNS),
    sort: [{ field: 'createdAt', order: 'desc' }],
    pageSize: 20,
  };
}
