import type { DocumentKind } from '../../schemas/documents/index.ts';
import type { FiguredPlan } from '../../schemas/wire/plan.ts';
import type { TestOf } from '../publish/publishCalls.ts';

/** A document of a bundle. */
export interface BundledDocument {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly name: string;
  readonly schema: unknown;
}

/** What one installation hands to another, as `export.do` answers it and `import.do` takes it. */
export interface Bundle {
  readonly format: 'atrium-bundle';
  readonly formatVersion: number;
  readonly exportedAt?: string;
  readonly documents: readonly BundledDocument[];
  readonly dictionaries?: readonly { readonly code: string }[];
  readonly interfaces?: readonly { readonly id: string; readonly definition: unknown }[];
  readonly missing?: readonly Named[];
}

/** Something by its kind and id: a document, or `dictionary`, `interface`, `role` and the like. */
export interface Named {
  readonly kind: string;
  readonly id: string;
}

export interface Arrived extends Named {
  readonly name: string;
  readonly revision?: number;
  readonly version?: number;
}

export interface ImportFinding extends Named {
  readonly severity: 'error' | 'warning';
  readonly path: string;
  readonly code: string;
  readonly message: string;
  /** Nothing is brought in with it. */
  readonly stops: boolean;
}

/** What became of a bundle. */
export interface Outcome {
  readonly added: readonly Arrived[];
  readonly changed: readonly Arrived[];
  readonly left: readonly Arrived[];
  /** What has another id here, by `kind/id` in the bundle. */
  readonly ids: Readonly<Record<string, string>>;
}

/** What would become of it. */
export interface Trial extends Outcome {
  readonly revisions: Readonly<Record<string, number>>;
  readonly findings: readonly ImportFinding[];
  readonly missing: readonly Named[];
  readonly plans: readonly (FiguredPlan & Named)[];
  /** Tests that fail, of what comes and of what is here. */
  readonly tests: readonly TestOf[];
}

export const keyOf = ({ kind, id }: Named): string => `${kind}/${id}`;

/** Largest file that is read: more than a server takes. */
const LARGEST = 4 * 1024 * 1024;

/** Why a file is no bundle. */
export type FileFault = 'tooLarge' | 'zipped' | 'notJson' | 'noBundle';

/** The bundle in a file. What is in it the server looks at. */
export async function readBundleFile(file: Blob): Promise<Bundle | FileFault> {
  if (file.size > LARGEST) return 'tooLarge';
  const text = await file.text();
  if (text.startsWith('PK')) return 'zipped';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'notJson';
  }
  return isBundle(value) ? value : 'noBundle';
}

function isBundle(value: unknown): value is Bundle {
  if (typeof value !== 'object' || value === null || !('documents' in value)) return false;
  const { format, documents } = value as { format?: unknown; documents: unknown };
  return format === 'atrium-bundle' && Array.isArray(documents) && documents.every(isDocument);
}

const isDocument = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ['kind', 'id', 'name'].every(
    (name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'string',
  );

/** A name for the file: of the system in it, else of the document that was chosen first, with the day. @param chosen `kind/id` */
export function fileNameOf({ documents, exportedAt = '' }: Bundle, [chosen]: readonly string[]): string {
  const main =
    documents.find(({ kind }) => kind === 'system') ?? documents.find((each) => keyOf(each) === chosen);
  return `${main?.id ?? 'bundle'}-${exportedAt.slice(0, 10)}.atrium.json`;
}

/** Hands a text to the person as a file. @param type of its content */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
