import { DEFAULT_ZONE } from '../../conditions/index.ts';
import { memberText } from '../../documents/fieldText.ts';
import type { CompiledField } from '../../documents/form.ts';
import type { Options } from '../../schemas/option.ts';
import type { TextContext } from '../../schemas/rendererMeta.ts';
import { resolveOptions, type PropSurroundings } from './resolveProps.ts';

/** What the texts of a field's values are written with: labels of its options, and of those of its members. */
export function textContext(
  { node, meta, members }: Pick<CompiledField, 'node' | 'meta' | 'members'>,
  around: PropSurroundings,
): TextContext {
  const { locale, notation } = around.root.locale;
  const written = meta.hasOptions === true ? node.props.options?.read(around.scope, locale) : undefined;
  return {
    locale,
    zone: DEFAULT_ZONE,
    ...(notation && { notation }),
    props: node.source.props ?? {},
    ...(meta.hasOptions === true && { options: resolveOptions(written as Options | undefined, around) }),
    ...(members && {
      members: members.fields.map((member) => memberText(member, textContext(member, around))),
    }),
  };
}
