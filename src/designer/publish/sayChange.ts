import type { MetaIndex } from '../../documents/metaIndex.ts';
import type { MemberChange, PartChange } from '../../documents/diff/partChanges.ts';
import type { Part } from '../../documents/parts/part.ts';
import type { TextOf } from '../../runtime/locale/useText.ts';
import { isText, listed, localise, type Locale } from '../../schemas/text.ts';
import { partLabel } from '../frame/partLabel.ts';
import type { publishLocale } from './publish.locale.ts';
import { memberName } from './memberName.ts';

interface Words {
  readonly text: TextOf<keyof typeof publishLocale.texts.zhCN>;
  readonly metas: MetaIndex;
  readonly locale: Locale;
  /** Titles of fields that columns, filters and places name, by code. */
  readonly fieldTitle?: ((code: string) => string | undefined) | undefined;
  /** What the roles are called that have a grant, by code. */
  readonly roleName?: ((code: string) => string) | undefined;
}

/** What became of a part, as a sentence. */
export function sayChange({ kind, part, members }: PartChange, words: Words): string {
  const { text, metas, locale } = words;
  const changed = members.map((member) => sayMember(part, member, words));
  const details = listed(changed, locale);
  if (part.role === 'document') return text('documentChanged', { members: details });
  const { title, kind: what } = partLabel(part, metas, locale, words.fieldTitle, words.roleName);
  const named = { part: title === what ? what : text('named', { what, title }) };
  switch (kind) {
    case 'added':
      return text('partAdded', { ...named, where: whereOf(part, words) });
    case 'removed':
      return text('partRemoved', named);
    case 'changed':
      return text('partChanged', { ...named, members: details });
    case 'moved': {
      const moved = text('partMoved', { ...named, where: whereOf(part, words) });
      return changed.length === 0 ? moved : text('andMembers', { moved, members: details });
    }
  }
}

/** In which part it stands now. */
function whereOf({ within }: Part, { text, metas, locale }: Words): string {
  if (within === undefined) return '';
  const { parent, holding } = within;
  if (parent.role === 'document') return text('inPart', { part: localise(holding.title, locale) });
  const { title, kind } = partLabel(parent, metas, locale);
  return text('inPart', { part: title === kind ? kind : text('named', { what: kind, title }) });
}

/** Characters of a value in a sentence. */
const LONGEST = 24;

/** A member with what it said and says, where that is short enough to be read; else its name alone. */
function sayMember(
  part: Part,
  { pointer, before, after }: MemberChange,
  { text, metas, locale }: Words,
): string {
  const name = localise(memberName(part, pointer, metas), locale);
  const [was, is] = [before, after].map((value) => shortValue(value, text, locale));
  if (was === undefined || is === undefined) return name;
  if (before === undefined) return text('memberSet', { name, is });
  if (after === undefined) return text('memberGone', { name, was });
  return was === is ? name : text('memberChanged', { name, was, is });
}

function shortValue(value: unknown, text: Words['text'], locale: Locale): string | undefined {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return text(value ? 'yes' : 'no');
  if (typeof value === 'number') return String(value);
  if (!isText(value)) return undefined;
  const said = localise(value, locale);
  return said.length > LONGEST ? undefined : text('quoted', { said });
}
