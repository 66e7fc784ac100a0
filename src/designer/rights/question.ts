import { type DesignRight, designRights } from '../../schemas/designRight.ts';
import { type ModuleAction, moduleActions } from '../../schemas/documents/form.ts';
import type { Question } from './rightsCalls.ts';

/** What is asked about: an action on a form, a menu, a design right. */
export const questionKinds = ['form', 'menu', 'right'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const kindOf = (get: (name: string) => string): QuestionKind =>
  questionKinds.find((each) => each === get('about')) ?? 'form';

/** The question that an address holds; undefined for half a one. */
export function questionOf(get: (name: string) => string): Question | undefined {
  const [user, form, record, field, system] = ['user', 'form', 'record', 'field', 'system'].map(get);
  if (!user) return undefined;
  switch (kindOf(get)) {
    case 'form': {
      const action = moduleActions.find((each): each is ModuleAction => each === get('action'));
      if (!form || action === undefined) return undefined;
      return { user, form, action, ...(record && { record }), ...(field && { field }) };
    }
    case 'menu': {
      const menu = get('menu').split('/').map(Number);
      return system && menu.every((at) => Number.isInteger(at) && at > 0)
        ? { user, system, menu }
        : undefined;
    }
    case 'right': {
      const right = designRights.find((each): each is DesignRight => each === get('right'));
      return system && right !== undefined ? { user, system, right } : undefined;
    }
  }
}
