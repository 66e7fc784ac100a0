import type { FoundInImport } from '../../documents/bundle/foreseeing.ts';
import type { ImportResult } from '../../documents/bundle/importing.ts';
import { localise } from '../../../src/schemas/text.ts';
import type { Locale } from '../../../src/schemas/text.ts';
import { presentFinding } from './presenter.ts';

/** `result` of `/resource/import.do`. */
export function presentImport(
  { foreseen, ...result }: ImportResult,
  locale: Locale,
): Record<string, unknown> {
  if (foreseen === undefined) return { ...result };
  const { found, ...told } = foreseen;
  return { ...result, ...told, findings: found.map((each) => presentFound(each, locale)) };
}

function presentFound(found: FoundInImport, locale: Locale): Record<string, unknown> {
  const { stops } = found;
  if ('finding' in found) {
    const { kind, id } = found.arrival;
    return { kind, id, ...presentFinding(found.finding, locale), stops };
  }
  const { id, error } = found;
  const { path, code, message } = error;
  return { kind: 'interface', id, severity: 'error', path, code, message: localise(message, locale), stops };
}
