import { Type } from 'typebox';
import type { ResourceKind } from '../../../src/schemas/kinds.ts';
import { sharedKinds } from '../../session/sharedPath.ts';
import { ResourceIdSchema, WantedVersionSchema } from '../../documents/schema.ts';

/** The kinds that open as a page. */
const SharedKindSchema = Type.Unsafe<ResourceKind>({ type: 'string', enum: sharedKinds });

const resource = { kind: SharedKindSchema, id: ResourceIdSchema };

export const ShareParam = Type.Object({
  ...resource,
  /** Absent: whatever is published when the link is opened. */
  version: Type.Optional(WantedVersionSchema),
  expiresAt: Type.Optional(
    Type.String({ description: 'ISO 8601; absent: in a week', format: 'date-time', maxLength: 40 }),
  ),
});

export const UnshareParam = Type.Object({ shareId: Type.String({ minLength: 1, maxLength: 64 }) });

export const SharesParam = Type.Object(resource);
