import { BrowserMultiFormatReader } from '@zxing/browser';
import { BarcodeFormat, DecodeHintType } from '@zxing/library';
import type { CodeKind } from './CameraScan.meta.ts';

const QR = [BarcodeFormat.QR_CODE, BarcodeFormat.DATA_MATRIX, BarcodeFormat.AZTEC];
const BAR = [
  BarcodeFormat.EAN_13,
  BarcodeFormat.EAN_8,
  BarcodeFormat.UPC_A,
  BarcodeFormat.UPC_E,
  BarcodeFormat.CODE_128,
  BarcodeFormat.CODE_39,
  BarcodeFormat.ITF,
];
const FORMATS: Readonly<Record<CodeKind, readonly BarcodeFormat[]>> = {
  all: [...QR, ...BAR],
  qr: QR,
  bar: BAR,
};

/** Milliseconds between two looks at the camera's picture: quick for a person, light for a phone. */
const PAUSE = 150;

/** Reads codes of one kind. */
export class CodeReader {
  private readonly reader: BrowserMultiFormatReader;

  constructor(kind: CodeKind) {
    const hints = new Map<DecodeHintType, unknown>([
      [DecodeHintType.POSSIBLE_FORMATS, FORMATS[kind]],
      [DecodeHintType.TRY_HARDER, true],
    ]);
    this.reader = new BrowserMultiFormatReader(hints, { delayBetweenScanAttempts: PAUSE });
  }

  /**
   * Shows the camera that looks away from the person in `video`, and tells of every code in sight.
   * @returns stops the camera
   * @throws DOMException of `getUserMedia`: no camera, or no permission
   */
  async watch(video: HTMLVideoElement, found: (text: string) => void): Promise<() => void> {
    const controls = await this.reader.decodeFromConstraints(
      { audio: false, video: { facingMode: { ideal: 'environment' } } },
      video,
      (result) => {
        if (result) found(result.getText());
      },
    );
    return () => controls.stop();
  }

  /** The code in a picture; undefined where none is found. @throws where the file is no picture */
  async read(file: Blob): Promise<string | undefined> {
    const address = URL.createObjectURL(file);
    try {
      const image = new Image();
      image.src = address;
      await image.decode();
      return await this.reader.decodeFromImageElement(image).then(
        (result) => result.getText(),
        () => undefined,
      );
    } finally {
      URL.revokeObjectURL(address);
    }
  }
}
