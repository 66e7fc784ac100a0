import { Type, type Static } from 'typebox';
import { titledOneOf } from '../named.ts';
import { flowChoiceTitles } from './titles.ts';

/** A person as records hold one. */
const PersonSchema = Type.Object(
  { value: Type.String({ minLength: 1, maxLength: 200 }), label: Type.String({ maxLength: 200 }) },
  { additionalProperties: false },
);

export const people = Type.Array(PersonSchema, { minItems: 1, maxItems: 200 });
/** Ids of roles, departments or labels. */
export const ids = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 200 });

/** A choice of people in up to four ways; whoever is named by one of them is meant. */
export const PeopleScopeSchema = Type.Object(
  {
    people: Type.Optional(people),
    departments: Type.Optional(ids),
    roles: Type.Optional(ids),
    labels: Type.Optional(ids),
    /** Whoever started the flow is not meant. */
    except: Type.Optional(titledOneOf(flowChoiceTitles, 'initiator')),
  },
  { additionalProperties: false, minProperties: 1 },
);
export type PeopleScope = Static<typeof PeopleScopeSchema>;
