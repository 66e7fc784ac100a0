import {
  AbortException,
  getDocument,
  GlobalWorkerOptions,
  InvalidPDFException,
  RenderingCancelledException,
  TextLayer,
  VerbosityLevel,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// The half for older browsers, which the web views of messengers are.
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { fetchAsset } from '../../../runtime/data/fetchAsset.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

type Addresses = Record<string, string>;

// Chinese documents often name a character map or a standard font instead of carrying it. As files of their own, since
// the content security policy lets nothing be fetched from a data address.
const maps: Addresses = import.meta.glob('../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const fonts: Addresses = import.meta.glob('../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

function bytesOf(addresses: Addresses, name: string): Promise<Uint8Array> {
  const [, address] = Object.entries(addresses).find(([path]) => path.endsWith(`/${name}`)) ?? [];
  if (address === undefined) return Promise.reject(new Error(`There is no ${name}`));
  return fetchAsset(address);
}

class CharacterMaps {
  async fetch({ name }: { name: string }): Promise<{ cMapData: Uint8Array; isCompressed: true }> {
    return { cMapData: await bytesOf(maps, `${name}.bcmap`), isCompressed: true };
  }
}

class StandardFonts {
  fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    return bytesOf(fonts, filename);
  }
}

export type PdfDocument = PDFDocumentProxy;
export type PdfFault = 'failed' | 'damaged' | 'locked';

/** Why a document cannot be shown. */
export function faultOf(error: unknown): PdfFault {
  // The package keeps this class to itself.
  if (error instanceof Error && error.name === 'PasswordException') return 'locked';
  return error instanceof InvalidPDFException ? 'damaged' : 'failed';
}

/**
 * Opens a document. Nothing in it is run: scripts, forms and links of a PDF are not drawn at all.
 * @param progress told how much has arrived, from 0 to 100, where the size is known
 * @throws what `faultOf` reads
 */
export async function openPdf(
  url: string,
  progress: (percent: number) => void,
  signal: AbortSignal,
): Promise<PdfDocument> {
  const task = getDocument({
    url,
    isEvalSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    enableXfa: false,
    // What is odd about a document is of no use to who reads the console of a portal.
    verbosity: VerbosityLevel.ERRORS,
    CMapReaderFactory: CharacterMaps,
    StandardFontDataFactory: StandardFonts,
  });
  task.onProgress = ({ loaded, total }: { loaded: number; total: number }) => {
    if (total > 0) progress(Math.min(100, Math.round((loaded / total) * 100)));
  };
  // What is still asked of its worker fails with it, for nobody who waits. A worker that is ended while it opens a document throws
  // where nobody can catch it, so it opens it first.
  signal.addEventListener('abort', () => {
    const opened = task.promise.catch(() => undefined);
    opened.then(() => task.destroy()).catch(() => undefined);
  });
  return task.promise;
}

/** Where a page is drawn: its picture, and its text over it for selecting, copying and reading out. */
export interface PageTarget {
  canvas: HTMLCanvasElement;
  text: HTMLElement;
  /** CSS pixels. */
  width: number;
}

/** Larger canvases are refused by some phones. */
const MOST_PIXELS = 16_000_000;

/** Draws a page, unless it is cancelled meanwhile. @throws of damaged pages */
export async function drawPage(
  page: PDFPageProxy,
  { canvas, text, width }: PageTarget,
  signal: AbortSignal,
): Promise<void> {
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const wanted = window.devicePixelRatio || 1;
  const sharpness = Math.min(wanted, Math.sqrt(MOST_PIXELS / (viewport.width * viewport.height)));
  canvas.width = Math.floor(viewport.width * sharpness);
  canvas.height = Math.floor(viewport.height * sharpness);
  const drawing = page.render({
    canvas,
    viewport,
    ...(sharpness === 1 ? {} : { transform: [sharpness, 0, 0, sharpness, 0, 0] }),
  });
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
  signal.addEventListener('abort', () => {
    drawing.cancel();
    layer.cancel();
  });
  text.replaceChildren();
  try {
    await Promise.all([drawing.promise, layer.render()]);
  } catch (error) {
    const cancelled = error instanceof RenderingCancelledException || error instanceof AbortException;
    if (!cancelled && !signal.aborted) throw error;
  }
}
