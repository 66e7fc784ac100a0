import { expectTypeOf, test } from 'vitest';
import type { EmbedApi, EmbedParams, EmbedUserInfo } from '../schemas/embed/apis.ts';
import type {
  AvailableApi,
  CallFailureCode,
  EmbedEvents,
  LinkState,
  ProvidedName,
  RejectionCode,
} from '../schemas/embed/protocol.ts';
import type { AtriumError } from './AtriumError.ts';
import type { AtriumSDK } from './AtriumSDK.ts';
import type {
  SdkAbilities,
  SdkApi,
  SdkCalls,
  SdkConstructor,
  SdkError,
  SdkErrorCode,
  SdkErrorConstructor,
  SdkEvents,
  SdkRejectionCode,
  SdkState,
  SdkUserInfo,
} from './publicTypes.ts';

// Held by the compiler: what a parent page is told is what both ends of the port hold to.

/** The APIs whose params differ from those of their schemas; what takes nothing is any object to a schema's type. */
type Differing = {
  [Name in EmbedApi]: SdkCalls[Name]['params'] extends EmbedParams<Name>
    ? EmbedParams<Name> extends SdkCalls[Name]['params']
      ? never
      : object extends EmbedParams<Name>
        ? never
        : Name
    : Name;
}[EmbedApi];

test('what a parent page is told is what both ends of the port hold to', () => {
  expectTypeOf<Differing>().toEqualTypeOf<never>();
  expectTypeOf<keyof SdkCalls>().toEqualTypeOf<EmbedApi>();
  expectTypeOf<SdkUserInfo>().toEqualTypeOf<EmbedUserInfo>();
  expectTypeOf<AvailableApi>().toExtend<SdkApi>();
  expectTypeOf<SdkErrorCode>().toEqualTypeOf<CallFailureCode>();
  expectTypeOf<SdkRejectionCode>().toEqualTypeOf<RejectionCode>();
  expectTypeOf<SdkState>().toEqualTypeOf<LinkState>();
  expectTypeOf<Omit<SdkEvents, 'state'>>().toEqualTypeOf<EmbedEvents>();
  expectTypeOf<keyof SdkAbilities | 'loginCode'>().toEqualTypeOf<ProvidedName>();
  expectTypeOf<typeof AtriumSDK>().toExtend<SdkConstructor>();
  expectTypeOf<typeof AtriumError>().toExtend<SdkErrorConstructor>();
  expectTypeOf<AtriumError>().toExtend<SdkError>();
});
