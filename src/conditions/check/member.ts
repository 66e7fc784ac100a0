import { isForbiddenKey, type Step } from '../path.ts';
import { ANY, NUMBER, type RecordType, type StaticType } from './staticType.ts';

/** What reading one step of a value gives. */
export type Member =
  | { readonly kind: 'found'; readonly type: StaticType }
  /** The value is a record of which all names are known, and this is none of them. */
  | { readonly kind: 'unknown'; readonly among: RecordType }
  /** Nothing can be read from such a value: what comes out is always undefined. */
  | { readonly kind: 'barren'; readonly of: StaticType };

/** Reads a step as `conditions/path` would, on types instead of values. */
export function readMember(type: StaticType, step: Step): Member {
  switch (type.kind) {
    case 'any':
      return { kind: 'found', type: ANY };
    case 'record':
      return memberOf(type, step.key);
    case 'user':
      return { kind: 'found', type: ANY };
    case 'list':
      if (step.key === 'length') return { kind: 'found', type: NUMBER };
      return step.index >= 0 ? { kind: 'found', type: type.of } : { kind: 'barren', of: type };
    default:
      return { kind: 'barren', of: type };
  }
}

function memberOf(type: RecordType, key: string): Member {
  const member = isForbiddenKey(key) || !Object.hasOwn(type.members, key) ? undefined : type.members[key];
  if (member !== undefined) return { kind: 'found', type: member };
  return type.open ? { kind: 'found', type: ANY } : { kind: 'unknown', among: type };
}
