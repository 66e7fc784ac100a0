import { moduleActions } from '../../../schemas/documents/form.ts';
import { callables } from '../../../schemas/wire/callables.ts';
import type { LocalText } from '../../../schemas/text.ts';

/** What a person calls an action that a menu can name; that of an interface is its address. */
export function actionTitle(action: string): LocalText {
  if (action === 'shareViews') return { zhCN: '共享视图', enUS: 'Share views' };
  const call = Object.hasOwn(callables, action) ? callables[action as keyof typeof callables] : undefined;
  return call?.title ?? { zhCN: action, enUS: action };
}

/** The actions to choose among: those of every form, and others that a menu names already. */
export const actionsToChoose = (named: readonly string[]): readonly string[] => [
  ...moduleActions,
  ...named.filter((action) => !(moduleActions as readonly string[]).includes(action)),
];
