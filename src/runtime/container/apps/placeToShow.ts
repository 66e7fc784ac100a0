import { toText } from '../../../conditions/index.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { toGcj02 } from '../gcj02.ts';
import { failure, placeOf } from './answers.ts';

/**
 * The place that a step asks to show (WGS 84, as locations are told), in the datum of the maps of these apps.
 * @throws TellableError where it is none
 */
export function placeToShow(
  root: RootStore,
  param: Readonly<Record<string, unknown>>,
): { latitude: number; longitude: number; name: string; address: string } {
  const place = placeOf(param);
  if (place === undefined) throw failure(root, 'noPlace');
  return { ...toGcj02(place), name: toText(param.name ?? ''), address: toText(param.address ?? '') };
}
