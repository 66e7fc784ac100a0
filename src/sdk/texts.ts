import type { RejectionCode } from '../schemas/embed/protocol.ts';

// Texts of the specification, section 8, to the letter; what it does not name is said in English. Developers read them.

export const PASSED = 'SDK验证通过';
export const STILL_PENDING = '仍在验证中.. 请使用 ready 回调注册.';
/** Of a call for which there is no link. */
export const CHECK_APPKEY = '请确认你的 appKey 正确.';
export const unknownApi = (name: string): string => `未找到该 ${name} API, 请确认你调用的 API .`;

const TRY_LATER = 'SDK验证失败, 请稍后再试.';

export const rejectionTexts: Readonly<Record<RejectionCode, string>> = {
  ORIGIN_DENIED: 'SDK验证未通过!\n请检查 AppKey 与 Domain 是否匹配.',
  APPKEY_UNKNOWN: CHECK_APPKEY,
  TIMEOUT: TRY_LATER,
  CHECK_FAILED: TRY_LATER,
  VERSION: 'The portal speaks another version of the protocol: load the SDK from the portal itself.',
  SANDBOXED: 'The iframe is sandboxed: the portal needs allow-scripts and allow-same-origin.',
  DESTROYED: 'The SDK was destroyed.',
};
