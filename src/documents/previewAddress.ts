import { addressKinds } from '../schemas/pageAddress.ts';

/**
 * Where the draft of a document is seen as users would see it (`docs/decisions/previews.md`); undefined of what stands in
 * other documents only, as controls and conditions do.
 */
export function previewAddress(kind: string, id: string): string | undefined {
  const root =
    kind === 'system'
      ? kind
      : Object.entries(addressKinds).find(([, kinds]) => kinds.some((each) => each === kind))?.[0];
  return root === undefined ? undefined : `/${root}/${id}?managePreview=1`;
}

/** Where it is seen as others will see it; undefined of what stands in other documents only. */
export const previewScreenAddress = (kind: string, id: string): string | undefined =>
  previewAddress(kind, id) && `/preview/${kind}/${id}`;
