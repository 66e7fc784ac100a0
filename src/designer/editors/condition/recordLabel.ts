import { SERVER_FIELDS } from '../../../schemas/kinds.ts';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';

/** Texts of a record by which a person knows it again. */
const TEXTS = 3;
const LONGEST = 24;

const server: ReadonlySet<string> = new Set(SERVER_FIELDS);

/** A record by its first texts, else by its id. */
export function recordLabel(record: ModuleRecord): string {
  const texts = Object.entries(record)
    .filter(([code, value]) => !server.has(code) && typeof value === 'string' && value !== '')
    .slice(0, TEXTS)
    .map(([, value]) => String(value).slice(0, LONGEST));
  return texts.length === 0 ? record.id : texts.join(' · ');
}
