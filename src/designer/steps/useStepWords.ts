import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Step } from '../../schemas/step.ts';
import { useTitled } from '../fields/useTitled.ts';
import type { Callables } from './Callables.ts';
import { kindsLocale } from './kinds.locale.ts';
import type { PlaceGroup } from './place.ts';
import { placeFields, placesAt, type Known } from './places.ts';
import { numberOf, sayStep, sayWhen, type Saying } from './sayStep.ts';
import { stepLocale } from './step.locale.ts';
import type { StepsEditing } from './StepsContext.ts';

/** What the steps of a chain can read and how they are said, in the reader's language. */
export function useStepWords(
  chain: readonly Step[],
  given: readonly PlaceGroup[],
  callables: Callables,
): Pick<StepsEditing, 'placesAt' | 'say' | 'sayWhen' | 'called'> {
  const { locale } = useRoot();
  const text = useText(stepLocale);
  const kinds = useText(kindsLocale);
  const titled = useTitled();
  const known: Known = (call) => callables.described(call);
  const places = (path: string): readonly PlaceGroup[] => placesAt(chain, path, given, known, text, titled);
  const saying = (path: string): Saying => ({
    text: kinds,
    locale: locale.locale,
    known,
    fields: () => placeFields(places(path)),
  });
  return {
    placesAt: places,
    say: (path, step) => sayStep(step, saying(path)),
    sayWhen: (path, step) => sayWhen(step, saying(path)),
    called: (path) => text('nth', { nth: numberOf(path, kinds) }),
  };
}
