import { FlowRefusal } from '../../../../documents/flow/refusal.ts';
import { messageOf } from '../../../../runtime/data/ApiError.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { simulationLocale } from './simulation.locale.ts';
import { stepPlace } from './goToStep.ts';
import { useSimulation } from './useSimulation.ts';

type Key = keyof typeof simulationLocale.texts.zhCN;
const isKey = (key: string): key is Key => Object.hasOwn(simulationLocale.texts.zhCN, key);

/** Says why a step of a simulation could not be played. To be called by an observer. */
export function useRefusalWords(): (error: unknown) => string {
  const { flow } = useSimulation();
  const { locale } = useRoot();
  const text = useText(simulationLocale);
  return (error) => {
    if (!(error instanceof FlowRefusal)) return text('failed', { why: messageOf(error) });
    const { code, at = '', detail } = error;
    const node = at.startsWith('nodes.') ? at.slice('nodes.'.length) : '';
    const place = stepPlace(flow, node);
    const title = place === undefined ? node : locale.localise(place.title);
    const why = isKey(code) ? text(code, { at: title }) : detail ? locale.localise(detail) : code;
    return text('refused', { why });
  };
}
