import type { Kysely } from 'kysely';
import type { FlowFile } from '../../../src/schemas/wire/flowInstance.ts';
import type { Database } from '../../db/database.ts';
import type { FileServices } from '../../files/services.ts';
import { ATTACHMENT, storeFile } from '../../files/service.ts';

/** A medical proof that somebody has uploaded. @param owner user id */
export type ProofOf = (owner: string) => Promise<FlowFile>;

const NAME = '就诊证明.pdf';
const TYPE = 'application/pdf';
/** Until it is bound to the record that it comes with. */
const HOUR = 3_600_000;

/** A sheet of paper with a few lines, as a PDF document. */
function sheet(lines: readonly string[]): Uint8Array {
  const text = lines
    .map((line, index) => `1 0 0 1 72 ${String(720 - index * 28)} Tm (${line}) Tj`)
    .join('\n');
  const content = `BT /F1 16 Tf\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const head = `xref\n0 ${String(objects.length + 1)}\n0000000000 65535 f \n${table}`;
  const trailer = `trailer << /Size ${String(objects.length + 1)} /Root 1 0 R >>\nstartxref\n${String(body.length)}\n%%EOF\n`;
  return new TextEncoder().encode(body + head + trailer);
}

/** Makes proofs that students have uploaded. */
export function makeProofs(platform: FileServices, db: Kysely<Database>): ProofOf {
  const content = sheet([
    'CAMPUS CLINIC',
    'Certificate of attendance',
    'Rest is advised. For demonstration only.',
  ]);
  return async (owner) => {
    const expiresAt = new Date(Date.now() + HOUR);
    const entry = { name: NAME, type: TYPE };
    const { fileId } = await storeFile(platform, db, {
      ...entry,
      content,
      owner,
      purpose: ATTACHMENT,
      expiresAt,
    });
    return { ...entry, id: fileId, size: content.byteLength };
  };
}
