import { actionTexts } from './actionTexts.ts';
import { defineAction } from './defineAction.ts';

interface Made {
  readonly fileId: string;
  readonly url: string;
}

/** Exports records as a file and saves it. Many of them are a job, which goes on when the page is left. */
export const exportRows = defineAction('exportRows', async (step, { root, readParam }) => {
  const { where, sort, fields, format = 'xlsx' } = step;
  const request = { ...(readParam({ where, sort, fields }) as object), format };
  const given = Object.fromEntries(
    Object.entries(request).filter(([, value]) => value !== null && value !== undefined),
  );
  const answer = await root.module(String(step.module)).exportRows(given);
  if (!('jobId' in answer)) {
    root.ui.download(answer.url);
    return answer;
  }
  const title = root.locale.localise(actionTexts.exporting);
  const made = (await root.jobs.follow(answer.jobId, title, { kept: true })) as Made;
  root.ui.download(made.url);
  // Who went on to something else meanwhile learns of it.
  root.ui.message('success', root.locale.localise(actionTexts.exported));
  return made;
});
