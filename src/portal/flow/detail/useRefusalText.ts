import { ApiError, messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { FlowPerson } from '../../../schemas/wire/flowInstance.ts';
import { flowActionsLocale } from './flowActions.locale.ts';
import { useFlowWords } from '../../../runtime/flow/useFlowWords.ts';

/** Who ended a task, how and when, as `ALREADY_DECIDED` tells it. */
interface Decided {
  readonly by: FlowPerson | null;
  readonly action: string;
  readonly at: string;
}

type ActKey = Extract<keyof typeof flowActionsLocale.texts.zhCN, `act.${string}`>;
const isAct = (key: string): key is ActKey => Object.hasOwn(flowActionsLocale.texts.zhCN, key);

/** What a person reads of a refusal: of what somebody else has done, who and when. */
export function useRefusalText(): (error: unknown) => string {
  const text = useText(flowActionsLocale);
  const words = useFlowWords();
  return (error) => {
    const { code, list = [], retryAfter } = error instanceof ApiError ? error.detail : {};
    if (code === 'ALREADY_DECIDED') {
      const [decided] = list as readonly Decided[];
      if (decided === undefined) return messageOf(error);
      const { by, action: name, at } = decided;
      const act = `act.${name}`;
      const values = {
        ...{ name: by?.label, time: words.time(at) },
        action: isAct(act) ? text(act) : words.reason(name),
      };
      return text(by === null ? 'decidedBySystem' : 'decided', values);
    }
    if (code === 'URGED_RECENTLY' && retryAfter !== undefined)
      return text('urgedRecently', { minutes: Math.max(1, Math.ceil(retryAfter / 60)) });
    if (code === 'REVISION_CONFLICT') return text('refreshed', { reason: messageOf(error) });
    return messageOf(error);
  };
}
