import type { Action } from '../../../schemas/action.ts';

/** What actions begin with beside their names; what else they need is asked for on the card. */
const begun: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  confirm: { title: { zhCN: '确定继续吗？', enUS: 'Go on?' } },
  message: { text: { zhCN: '操作成功', enUS: 'Done' }, level: 'success' },
  wait: { milliseconds: 1000 },
  save: { data: {} },
  bulk: { steps: [] },
  forEach: { steps: [] },
  parallel: { branches: [[], []] },
};

/** An action to begin with. */
export const freshAction = (name: string): Action => ({
  do: name,
  ...structuredClone(Object.hasOwn(begun, name) ? begun[name] : {}),
});
