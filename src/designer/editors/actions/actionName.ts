import type { LocalText } from '../../../schemas/text.ts';
import { actionNamesLocale } from './actionNames.locale.ts';
import { isOwnAction } from './actionKinds.tsx';

/** What an action is called; one of a package by the name it has in documents. */
export function actionName(name: string): LocalText {
  if (!isOwnAction(name)) return { zhCN: name, enUS: name };
  const { zhCN, enUS } = actionNamesLocale.texts;
  return { zhCN: zhCN[name], enUS: enUS[name] };
}
