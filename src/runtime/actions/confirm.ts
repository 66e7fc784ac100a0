import { ChainStopped, defineAction } from './defineAction.ts';

/** Asks; a no ends the chain. */
export const confirm = defineAction('confirm', async (step, { root, text }) => {
  const content = text(step.content);
  const agreed = await root.ui.confirm({
    title: text(step.title),
    ...(content === '' ? {} : { content }),
    danger: step.danger === true,
  });
  if (!agreed) throw new ChainStopped();
});
