import type { LocalText } from '../../../schemas/text.ts';

const text = (zhCN: string, enUS: string): LocalText => ({ zhCN, enUS });

/** How somebody came to a task by what another person did. */
export const actionTexts = {
  transferred: (from: string, to: string) => text(`${from}转交给${to}`, `${from} transferred it to ${to}`),
  added: (by: string) => text(`由${by}加签`, `Added by ${by}`),
  upward: (to: string) => text(`超时未办理，转由上级${to}办理`, `Not handled in time: asked of ${to}, above`),
  late: (to: string) => text(`超时未办理，转由${to}办理`, `Not handled in time: asked of ${to}`),
  disabled: (from: string, to: string) =>
    text(`${from}的账号已停用，由${to}办理`, `The account of ${from} is disabled: asked of ${to}`),
  handedOver: (from: string, to: string) =>
    text(`${from}的待办移交给${to}`, `Handed over from ${from} to ${to}`),
  reassigned: (by: string, to: string) => text(`${by}改派给${to}`, `Reassigned to ${to} by ${by}`),
} as const;
