import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A line of text on a sheet; `below` is how far down it stands, in points from the top. */
export interface PdfLine {
  readonly sheet: number;
  readonly below: number;
  readonly text: string;
}

/** The lines on the sheets of a PDF, which keeps its signs one by one; what stands beside each other is one line. */
export async function pdfLines(file: Uint8Array): Promise<readonly PdfLine[]> {
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const lines: PdfLine[] = [];
  for (let sheet = 1; sheet <= document.numPages; sheet += 1) {
    const page = await document.getPage(sheet);
    const height = page.view[3] ?? 0;
    const texts = new Map<number, string>();
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item)) continue;
      const below = Math.round(height - Number(item.transform[5]));
      texts.set(below, (texts.get(below) ?? '') + item.str);
    }
    lines.push(...[...texts].map(([below, text]) => ({ sheet, below, text })));
  }
  await document.destroy();
  return lines;
}
