import type { MessagingSdk, SdkCall } from './MessagingSdk.ts';

/** Asks the app, and gives its answer as it came. @throws Error with a message for the person */
export type Ask = (
  api: string,
  params?: object,
  options?: Pick<SdkCall, 'signed' | 'patience'>,
) => Promise<unknown>;

export const askOf =
  (sdk: MessagingSdk): Ask =>
  (api, params = {}, options = {}) =>
    new Promise((success, fail) => {
      sdk.call(api, { ...options, params, success, fail });
    });
