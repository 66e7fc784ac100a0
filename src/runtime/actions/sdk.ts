import { TellableError } from '../data/TellableError.ts';
import { abilityTitles, type Ability } from '../../schemas/container.ts';
import { containerTexts } from '../container/containerTexts.ts';
import { defineAction } from './defineAction.ts';

/** Asks what surrounds the portal for an ability; the result is what it answers. */
export const sdk = defineAction('sdk', (step, { root, read }) => {
  const ability = step.ability as Ability;
  const call = root.container.abilities[ability];
  if (!call) {
    const name = root.locale.localise(abilityTitles[ability]);
    throw new TellableError(root.locale.localise(containerTexts.noAbility).replace('{name}', name));
  }
  return call((read(step.param ?? {}) ?? {}) as Record<string, unknown>);
});
