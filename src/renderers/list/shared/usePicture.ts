import { useEffect, useState, type RefObject } from 'react';
import type { ThumbnailSize } from '../../../schemas/wire/file.ts';
import { useFileAddress } from '../../shared/useFileAddress.ts';
import { pictureOf } from './pictureOf.ts';

/** px around what is seen within which a picture is fetched. */
const NEAR = '400px';

/**
 * The address of the first picture in a value of a record. A stored one needs a link, which is asked for when its
 * place comes near what is seen: a page of records is not a page of calls.
 * @param place where it is drawn
 * @param size longest side of a stored one, px, which is made small by the server
 * @returns empty while it is on its way or far away, undefined where there is none or it failed
 */
export function usePicture(
  value: unknown,
  place: RefObject<HTMLElement | null>,
  size: ThumbnailSize,
): string | undefined {
  const picture = pictureOf(value);
  const near = useNear(place, picture?.id !== undefined);
  const wanted = picture?.id !== undefined && near;
  const address = useFileAddress(picture?.id ?? '', wanted ? undefined : '', size);
  return picture === undefined ? undefined : (picture.url ?? address);
}

/** Whether an element has come near what is seen, once it is `watched`. */
function useNear(place: RefObject<HTMLElement | null>, watched: boolean): boolean {
  const [near, come] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (!watched || near || !current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come(true);
      },
      { rootMargin: NEAR },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [place, watched, near]);
  return near;
}
