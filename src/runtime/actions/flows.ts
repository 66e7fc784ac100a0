import { TellableError } from '../data/TellableError.ts';
import { actionTexts } from './actionTexts.ts';
import { defineAction } from './defineAction.ts';

const unavailable = (name: 'startFlow' | 'actFlow') =>
  defineAction(name, (_step, { root }) => {
    throw new TellableError(root.locale.localise(actionTexts.noFlows));
  });

/** Flows do not run yet: the check refuses documents that use these, and whoever does so anyway is told. */
export const startFlow = unavailable('startFlow');
export const actFlow = unavailable('actFlow');
