// `/sdk/atrium-sdk.mjs`.
export { AtriumError } from './AtriumError.ts';
export { AtriumSDK } from './AtriumSDK.ts';
