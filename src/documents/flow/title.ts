import { localise, type Text } from '../../schemas/text.ts';
import type { FlowContext } from './context.ts';

/** What an instance is called, as its record is read through a context: by the flow's template, else by who started it. */
export function titleOfInstance({ flow, initiator, text }: FlowContext): Text {
  if (flow.settings.title !== undefined) return text(flow.settings.title);
  const title = flow.title ?? flow.name;
  return {
    zhCN: `${localise(title, 'zhCN')} ${initiator.realName}`,
    enUS: `${localise(title, 'enUS')} ${initiator.realName}`,
  };
}
