import { ApiError, messageOf } from '../data/ApiError.ts';
import { TellableError } from '../data/TellableError.ts';
import type { RootStore } from '../stores/RootStore.ts';

/** Fields that one message names; who has more to mend sees the others after those. */
const MOST = 5;

/**
 * A refusal of values that no form around shows at its fields, with what is wrong with which, each as the form of the module
 * calls it. Any other error is answered as it is.
 */
export async function namingFields(root: RootStore, module: string, error: unknown): Promise<unknown> {
  const errors = error instanceof ApiError ? (error.detail.errors ?? []) : [];
  if (errors.length === 0) return error;
  const form = await root.resources.load('form', module).catch(() => undefined);
  const lines = errors.slice(0, MOST).map(({ path, message }) => {
    const code = path.replace(/^data\./, '');
    const title = form?.document.fields.find(({ name }) => name === code.split('.')[0])?.title;
    return `${title === undefined ? code : root.locale.localise(title)}: ${message}`;
  });
  return new TellableError([messageOf(error), ...lines].join('\n'));
}
