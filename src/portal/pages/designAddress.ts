import { type ResourceKind, storedKind } from '../../schemas/kinds.ts';

/** Where the designer of a document is. */
export const designAddress = (kind: ResourceKind, id: string): string => `/design/${storedKind(kind)}/${id}`;
