import { computed, type IComputedValue } from 'mobx';
import type { Values } from '../../documents/recordScope.ts';

type Work<T> = (object: Readonly<Values>) => T;

/**
 * Remembers what comes of each object of a value, for whoever observes it: worked out again only for an object that is
 * another one, or once what it read around it has changed. A key in one row of many costs that row.
 */
export function eachObject<T>(work: Work<T>): Work<T> {
  const known = new WeakMap<Readonly<Values>, IComputedValue<T>>();
  return (object) => {
    let result = known.get(object);
    if (!result) {
      result = computed(() => work(object));
      known.set(object, result);
    }
    return result.get();
  };
}
