/** Validators of documents by kind, compiled while the portal is built (`scripts/lib/documentValidators.mjs`). */
declare module 'virtual:document-validators' {
  export const documentValidators: Readonly<Record<string, ((document: unknown) => boolean) | undefined>>;
}
