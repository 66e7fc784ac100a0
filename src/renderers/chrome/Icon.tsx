import { useEffect, useState } from 'react';
import type { IconProps } from '../../runtime/render/chrome.ts';
import { furtherNames, icons, type IconComponent } from './icons.ts';

type Glyphs = ReadonlyMap<string, IconComponent>;

/** Kept once they are there, so that an icon seen before is drawn at once. */
let fetched: Glyphs | undefined;

/** One icon of the portal's set, by its name or by a class such as `fa fa-user`; decoration unless it has a label. An unknown name draws nothing. */
export function Icon({ name, label }: IconProps) {
  const further = useFurther(isFurther(name));
  const Glyph = icons.get(name) ?? further?.get(name);
  if (!Glyph) {
    // Keeps the place of one that is on its way.
    return isFurther(name) ? <span className="anticon" aria-hidden style={PLACE} /> : null;
  }
  return label === undefined ? <Glyph aria-hidden aria-label={undefined} /> : <Glyph aria-label={label} />;
}

/** Names of elsewhere are read where the further icons are. */
const isFurther = (name: string): boolean => furtherNames.has(name) || name.startsWith('fa fa-');

const PLACE = { display: 'inline-block', width: '1em', height: '1em' } as const;

function useFurther(needed: boolean): Glyphs | undefined {
  const [glyphs, setGlyphs] = useState(fetched);
  useEffect(() => {
    if (!needed || glyphs) return undefined;
    let gone = false;
    import('./furtherIcons.ts').then(
      ({ furtherIcons }) => {
        fetched = furtherIcons;
        if (!gone) setGlyphs(furtherIcons);
      },
      () => {
        // An icon that does not come leaves its place empty; the next page asks again.
      },
    );
    return () => {
      gone = true;
    };
  }, [needed, glyphs]);
  return glyphs;
}
