import { expect, onTestFinished, vi } from 'vitest';
import { AtriumSDK } from '../../src/sdk/AtriumSDK.ts';
import type { SdkOptions } from '../../src/schemas/embed/publicTypes.ts';
import { EmbeddedFrame, PORTAL } from './embeddedFrame.ts';

/** A page of the portal. */
export const PAGE = `${PORTAL}/main/students`;

/** What goes to the console, which stays silent. */
export function heardOnConsole() {
  const spied = (level: 'info' | 'warn' | 'error') => vi.spyOn(console, level).mockReturnValue();
  return { info: spied('info'), warn: spied('warn'), error: spied('error') };
}

/** An iframe for the time of a test. */
export function frameAt(of?: HTMLIFrameElement | string): EmbeddedFrame {
  const frame = new EmbeddedFrame(of);
  onTestFinished(() => frame.remove());
  return frame;
}

/** An SDK for the time of a test. */
export function sdkOver(frame: EmbeddedFrame, options: Partial<SdkOptions> = {}): AtriumSDK {
  const sdk = new AtriumSDK({ appKey: 'k-1', target: frame.element, ...options });
  onTestFinished(() => sdk.destroy());
  return sdk;
}

/** A link that stands. */
export async function linked(options: Partial<SdkOptions> = {}) {
  const frame = frameAt(PAGE);
  const sdk = sdkOver(frame, options);
  frame.accept();
  await sdk.whenReady();
  return { frame, sdk };
}

/** Matches an AtriumError. */
export const failure = (code: string, message: unknown = expect.any(String)): unknown =>
  expect.objectContaining({ name: 'AtriumError', code, message });

/** What a promise is rejected with. */
export const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.unreachable(),
    (reason: unknown) => reason,
  );
