import { defineAction } from './defineAction.ts';

/** Exports records as a file and saves it. */
export const exportRows = defineAction('exportRows', async (step, { root, read }) => {
  const request = {
    where: read(step.where),
    sort: read(step.sort),
    fields: read(step.fields),
    format: step.format ?? 'xlsx',
  };
  const given = Object.fromEntries(
    Object.entries(request).filter(([, value]) => value !== null && value !== undefined),
  );
  const { url } = await root.module(String(step.module)).exportRows(given);
  if (url !== undefined) root.ui.download(url);
});
