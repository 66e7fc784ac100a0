import { createBuiltinPlatform } from 'atrium/src/builtinPlatform.ts';
import type { Platform } from 'atrium/src/runtime/platform/createPlatform.ts';
import { acme } from './index.ts';

/** The product's vocabulary with this package's. */
export const createAcmePlatform = (): Platform => createBuiltinPlatform(acme);
