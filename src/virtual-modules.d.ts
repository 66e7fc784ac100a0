/** Validators of documents by kind, compiled while the portal is built (`scripts/lib/documentValidators.mjs`). */
declare module 'virtual:document-validators' {
  export const documentValidators: Readonly<Record<string, ((document: unknown) => boolean) | undefined>>;
}

/** Validators of the params of the embedding APIs by name (`schemas/embed/apis.ts`), compiled by the same. */
declare module 'virtual:embed-validators' {
  export const embedValidators: Readonly<Record<string, ((params: unknown) => boolean) | undefined>>;
}

/** The validator of what pages of one browser say to each other (`schemas/wire/live.ts`), compiled by the same. */
declare module 'virtual:live-validators' {
  export const liveValidators: Readonly<Record<string, ((said: unknown) => boolean) | undefined>>;
}
