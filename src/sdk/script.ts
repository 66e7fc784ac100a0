import { AtriumSDK } from './AtriumSDK.ts';

// `/sdk/atrium-sdk.js`: a classic script, whose one trace is its one global.

Object.assign(globalThis, { AtriumSDK });
