import { Type, type Static, type TObject, type TProperties } from 'typebox';
import { CHOICE_TITLES } from './annotation.ts';
import type { LocalText } from './text.ts';

type Variants = Readonly<Record<string, TProperties>>;

/** One of several shapes, told apart by the member `Tag`, which holds the shape's name. */
export type Tagged<Tag extends string, V extends Variants> = {
  [K in keyof V & string]: Record<Tag, K> & Static<TObject<V[K]>>;
}[keyof V & string];

/**
 * Schema of one of several shapes that a member tells apart. It is written with if/then instead of a union, so that
 * a validator complains about the shape that was meant only, and an editor completes the members of that shape.
 *
 * @param tag name of the member that tells the shapes apart
 * @param variants members of each shape beside the tag, by what the tag holds
 * @param titles what people call the shapes; absent: by the common words
 */
export function tagged<Tag extends string, V extends Variants>(
  tag: Tag,
  variants: V,
  titles?: Readonly<Record<keyof V & string, LocalText>>,
) {
  const tagOf = (name: string) => ({
    type: 'object',
    required: [tag],
    properties: { [tag]: { const: name } },
  });
  return Type.Unsafe<Tagged<Tag, V>>({
    type: 'object',
    required: [tag],
    properties: {
      [tag]: { type: 'string', enum: Object.keys(variants), ...(titles && { [CHOICE_TITLES]: titles }) },
    },
    allOf: Object.entries(variants).map(([name, members]) => ({
      if: tagOf(name),
      then: Type.Object({ [tag]: Type.String(), ...members }, { additionalProperties: false }),
    })),
  });
}
