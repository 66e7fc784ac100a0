import { Type, type Static } from 'typebox';
import { RESOURCE_ID, resourceKinds } from '../kinds.ts';

/** Topics that one line tells of at most. */
export const MOST_TOPICS = 50;

const DOCUMENT = `^(?:${resourceKinds.join('|')})/${RESOURCE_ID.slice(1)}`;
/** What a line tells of: a module, or a document that is being designed as `kind/id`. */
export const TOPIC = `${RESOURCE_ID}|${DOCUMENT}`;

const page = Type.String({ pattern: '^[0-9a-f]{16}$' });
const topic = Type.String({ pattern: TOPIC });
const topics = Type.Array(topic, { maxItems: MOST_TOPICS });
const STRICT = { additionalProperties: false };

/**
 * What pages of one browser say to each other that share a line to the server: never more than that something changed.
 * `leads`: who holds the line, and what it tells of now; `chain` changes when some of that may have been missed.
 * `leaves`: nobody leads any more. `claims`: who wants to lead, where there are no locks. `wants`: what the page wants to be
 * told of, in place of what it wanted before. `changed`: what the line told.
 */
export const liveMessage = Type.Union([
  Type.Object(
    { says: Type.Literal('leads'), page, chain: Type.String({ pattern: '^[0-9a-f]{0,16}$' }), topics },
    STRICT,
  ),
  Type.Object({ says: Type.Literal('leaves'), page }, STRICT),
  Type.Object({ says: Type.Literal('claims'), page }, STRICT),
  Type.Object({ says: Type.Literal('wants'), page, topics }, STRICT),
  Type.Object({ says: Type.Literal('changed'), topic }, STRICT),
]);
export type LiveMessage = Static<typeof liveMessage>;
