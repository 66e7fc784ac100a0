import { expectTypeOf, test } from 'vitest';
import type { EmbedApi, EmbedParams } from '../schemas/embed/apis.ts';
import type { ProvidedName, providedNames, linkStates } from '../schemas/embed/protocol.ts';
import type {
  SdkCalls,
  SdkConstructor,
  SdkError,
  SdkErrorConstructor,
  SdkState,
} from '../schemas/embed/publicTypes.ts';
import type { AtriumError } from './AtriumError.ts';
import type { AtriumSDK } from './AtriumSDK.ts';

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
  expectTypeOf<(typeof providedNames)[number]>().toEqualTypeOf<ProvidedName>();
  expectTypeOf<(typeof linkStates)[keyof typeof linkStates]>().toEqualTypeOf<SdkState>();
  expectTypeOf<typeof AtriumSDK>().toExtend<SdkConstructor>();
  expectTypeOf<typeof AtriumError>().toExtend<SdkErrorConstructor>();
  expectTypeOf<AtriumError>().toExtend<SdkError>();
});
