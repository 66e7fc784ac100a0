import { asDeclared } from '../../documents/asDeclared.ts';
import { TellableError } from '../data/TellableError.ts';
import { actionTexts } from './actionTexts.ts';
import { defineAction } from './defineAction.ts';

/**
 * Sets a variable of the page, as the page declares it: a number in a text becomes one.
 * @throws TellableError where the value cannot be read as the declared type; the variable stays as it was
 */
export const setVariable = defineAction('setVariable', (step, { page, read, root }) => {
  const name = String(step.name);
  const given = read(step.value);
  const type = page.parts.variables?.[name]?.type;
  // A record is no text that anybody would read.
  const isUnfit = type === 'text' && typeof given === 'object';
  const value = type === undefined || given === '' ? given : isUnfit ? null : asDeclared(given, type);
  if (value === null && (given ?? null) !== null)
    throw new TellableError(root.locale.localise(actionTexts.wrongVariable).replace('{name}', name));
  page.setVariable(name, type !== 'text' && value === '' ? null : value);
});
