import { checkTemplate, types, type StaticType } from '../../conditions/check/index.ts';
import { type Check, type Place, within } from './context.ts';

/** What the chain of a step sees that runs it for each of `items`: the element as `item`, and where it stands. */
export function withElement(items: unknown, place: Place, { context }: Check): Place {
  const { type } = checkTemplate(items, place.scope, { ...context, propose: () => undefined });
  return within(place, { item: elementOf(type), index: types.NUMBER });
}

/** A single value stands for a list of one. */
const elementOf = (type: StaticType): StaticType => (type.kind === 'list' ? type.of : type);
