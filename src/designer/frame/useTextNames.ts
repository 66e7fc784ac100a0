import { pointerKeys } from '../../schemas/pointer.ts';
import type { PlacedText } from '../../documents/texts/textsOf.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { memberTitle } from '../settings/memberWords.ts';
import { useDesign } from './DesignContext.ts';
import { partLabel } from './partLabel.ts';

/** What people call the part that says a text, and which of its members it is. */
export function useTextNames(): {
  readonly part: (placed: PlacedText) => string;
  readonly member: (placed: PlacedText) => string;
} {
  const { model } = useDesign();
  const { locale } = useRoot();
  const { metas } = model.language;
  return {
    part: ({ part }) => {
      const { title, kind } = partLabel(part, metas, locale.locale);
      return title === '' ? kind : title;
    },
    member: ({ part, member }) => {
      const keys = pointerKeys(member);
      const [first, name = ''] = keys;
      const declared = first === 'props' ? metas.get(part.type ?? '')?.props[name] : undefined;
      const last = keys.findLast((key) => !/^\d+$/.test(key)) ?? '';
      if (declared === undefined) return locale.localise(memberTitle(last));
      const title = locale.localise(declared.title);
      const at = keys.find((key) => /^\d+$/.test(key));
      return at === undefined ? title : `${title} ${String(Number(at) + 1)}`;
    },
  };
}
