import type { RuleSet } from '../../schemas/condition.ts';
import type { Step } from '../../schemas/step.ts';

export const noRules = (): RuleSet => ({ testRule: 'every', conditionList: [] });

/** A step of a kind to begin with. */
export function freshStep(kind: Step['do']): Step {
  switch (kind) {
    case 'call':
      return { do: 'call', call: '' };
    case 'save':
      return { do: 'save', module: '', data: {} };
    case 'remove':
      return { do: 'remove', module: '', records: '' };
    case 'when':
      return { do: 'when', when: noRules(), steps: [] };
    case 'forEach':
      return { do: 'forEach', items: undefined, steps: [] };
    case 'set':
      return { do: 'set', data: {} };
    case 'fail':
      return { do: 'fail', message: '' };
    case 'answer':
      return { do: 'answer', value: undefined };
  }
}
