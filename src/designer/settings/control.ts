import type { TSchema } from 'typebox';
import type { Nameable } from '../../schemas/prop.ts';
import type { Choice } from './choicesOf.ts';

/** What kinds of simple values one place takes. */
export type PlainKind = 'text' | 'number' | 'bool' | 'expression' | 'json';

/** What a value is set with. */
export type Control =
  | {
      readonly kind:
        | 'switch'
        | 'text'
        | 'options'
        | 'source'
        | 'icon'
        | 'flag'
        | 'condition'
        | 'actions'
        | 'rules'
        | 'expression'
        | 'json';
    }
  | {
      readonly kind: 'number';
      readonly min: number | undefined;
      readonly max: number | undefined;
      readonly whole: boolean;
      readonly unit: string | undefined;
      readonly schema: TSchema;
      /** An expression may stand there instead. */
      readonly bindable: boolean;
    }
  /** What does not fit the schema is kept from the document. */
  | { readonly kind: 'line' | 'colour'; readonly schema: TSchema }
  | { readonly kind: 'choice' | 'choices'; readonly choices: readonly Choice[] }
  /** One of the comparisons of the field that the member `by` beside it names. */
  | { readonly kind: 'comparison'; readonly by: string; readonly choices: readonly Choice[] }
  /** Codes of what the installation has, chosen by what people call it. */
  | { readonly kind: 'code' | 'codes'; readonly names: Nameable; readonly schema: TSchema }
  /** Texts or numbers without any structure. */
  | { readonly kind: 'list'; readonly item: TSchema }
  /** Names of members of the records of a source, or of fields inside. */
  | {
      readonly kind: 'member' | 'members';
      readonly of: string | undefined;
      readonly inside: boolean;
      readonly schema: TSchema;
      /** `*` stands for all there are. */
      readonly all: boolean;
    }
  | {
      readonly kind: 'rows';
      readonly item: TSchema;
      readonly most: number | undefined;
      readonly least: number;
      /** The member of an item that names a field, and the prop whose source has it. */
      readonly by: string | undefined;
      readonly of: string | undefined;
    }
  | { readonly kind: 'object' | 'tagged'; readonly schema: TSchema }
  | { readonly kind: 'names'; readonly value: TSchema; readonly name: string }
  | { readonly kind: 'any'; readonly kinds: readonly PlainKind[] };
