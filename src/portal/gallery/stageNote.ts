import { kindOf } from '../../documents/check/shape.ts';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { holdsRecords, type StageState } from './settings.ts';
import type { Subject } from './subject.ts';

type Note = 'hiddenByRight' | 'rightless' | 'notLoading' | 'pageData';

/** What is said beside a state that the widget does not show by itself, so that nobody takes it for a fault. */
export function noteOf(
  state: StageState,
  meta: RendererMeta,
  value: unknown,
  hasSources: boolean,
  as: Subject['as'],
): Note | undefined {
  if (as === 'page' && hasSources) return 'pageData';
  if (holdsRecords(kindOf(value))) return undefined;
  if (state === 'noRight' && meta.field) return 'hiddenByRight';
  const loads = hasSources || /"(?:dictionary|selector)":/.test(JSON.stringify(value)) || hasChoices(meta);
  if (loads) return undefined;
  if (state === 'noRight') return 'rightless';
  return state === 'loading' ? 'notLoading' : undefined;
}

const hasChoices = ({ props }: RendererMeta): boolean =>
  Object.values(props).some(({ source }) => source !== undefined);
