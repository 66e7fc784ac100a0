import { Type, type TProperties } from 'typebox';
import { dataTypeName } from '../dataTypeName.ts';
import { LONGEST_NAME, RESOURCE_ID, type ResourceKind } from '../kinds.ts';
import { NAME, named } from '../named.ts';
import { SourceSchema } from '../source.ts';
import { TextSchema } from '../textSchema.ts';

/** The members that every document has. */
export function documentObject<K extends ResourceKind, P extends TProperties>(kind: K, members: P) {
  return Type.Object(
    {
      $schema: Type.Optional(Type.String()),
      kind: Type.Unsafe<K>({ type: 'string', const: kind }),
      schemaVersion: Type.Integer({ minimum: 1 }),
      id: Type.String({ pattern: RESOURCE_ID }),
      /** For configurers: what the back office lists. */
      name: Type.String({ minLength: 1, maxLength: LONGEST_NAME }),
      /** For end users: what the page shows. */
      title: Type.Optional(TextSchema),
      ...members,
    },
    { additionalProperties: false },
  );
}

/** What can be told inside of a document, by name: what it is called, and what travels with it. */
export const eventsMember = Type.Optional(
  named(
    NAME,
    Type.Object(
      {
        title: Type.Optional(TextSchema),
        /** Members of what travels with the event. */
        payload: Type.Optional(named(NAME, dataTypeName)),
      },
      { additionalProperties: false },
    ),
  ),
);

/** Members of documents that open as a page: what they take, what they hold, what they load, what happens on them. */
export const pageMembers = {
  params: Type.Optional(
    named(
      NAME,
      Type.Object(
        { type: dataTypeName, default: Type.Optional(Type.Unknown()) },
        { additionalProperties: false },
      ),
    ),
  ),
  variables: Type.Optional(
    named(
      NAME,
      Type.Object(
        { type: dataTypeName, initial: Type.Optional(Type.Unknown()) },
        { additionalProperties: false },
      ),
    ),
  ),
  sources: Type.Optional(named(NAME, SourceSchema)),
  /** Told by `emit` steps to the event listeners of the page. */
  events: eventsMember,
};
