import type { PublicationEffects } from '../documents/services.ts';

/** Notes, as flows are published and removed, which fields of their forms they alone write. */
export const keptFields: PublicationEffects = {
  flow: {
    async publish(db, document) {
      if (document.kind !== 'flow') return;
      const { id: flow, form, settings } = document;
      await db.deleteFrom('atrium.flow_kept_field').where('flow', '=', flow).execute();
      const fields = [...new Set(Object.values(settings.keep ?? {}))];
      if (fields.length === 0) return;
      await db
        .insertInto('atrium.flow_kept_field')
        .values(fields.map((field) => ({ flow, form, field })))
        .execute();
    },
    plan: () => Promise.resolve({ plan: [], hash: '' }),
    async retire(db, id) {
      const rows = await db
        .deleteFrom('atrium.flow_kept_field')
        .where('flow', '=', id)
        .returning(['form', 'field'])
        .execute();
      return rows.length === 0 ? undefined : { kept: rows };
    },
    async restore(db, id, kept) {
      const { kept: rows } = kept as { kept: readonly { form: string; field: string }[] };
      await db
        .insertInto('atrium.flow_kept_field')
        .values(rows.map((row) => ({ flow: id, ...row })))
        .execute();
    },
    purge: () => Promise.resolve(),
  },
};
