import { compileTemplate, toText } from '../../conditions/index.ts';
import { compileOptions } from '../../documents/environment.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { outerScope } from './outerScope.ts';

/**
 * A text that stands outside of pages, such as the name of a system, with what its templates come to now: they
 * may name parameters of the address. What cannot be read is left out, and told in the log.
 * @param where what the log names
 */
export function fillText(root: RootStore, text: string, where: string): string {
  if (!text.includes('{{')) return text;
  const options = { ...compileOptions(root.environment(where)), fallback: '' };
  return toText(compileTemplate(text, options).evaluate(outerScope(root))).trim();
}
