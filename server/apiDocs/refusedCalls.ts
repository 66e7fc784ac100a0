import { isOpenToSites } from '../policy/access.ts';
import type { ListedCall } from './collectRoutes.ts';

/**
 * The text of `src/schemas/embed/refusedCalls.ts`: what a login by a code of a registered site is refused that every other login
 * of the same person may call. By it the portal's type checker holds what is hidden in frames to what the server refuses.
 */
export function refusedCallsModule(calls: readonly ListedCall[]): string {
  const names = calls
    .filter(({ call }) => isRefused(call))
    .map(({ call: { service, path } }) => `  | '${service}${path}'`)
    .toSorted();
  return `/**
 * Calls that a login by a code of a registered site is refused, and others of the same person are not
 * (\`SessionStore.may\`). Written by \`npm run docs:api\` from what the calls say of themselves (\`inEmbed\`); change that.
 */
export type RefusedCall =
${names.join('\n')};
`;
}

/** Who administers or designs elsewhere does neither in such a login, and is offered nothing of it. */
const isRefused = ({ access, inEmbed, inPreview }: ListedCall['call']): boolean =>
  access !== 'admin' &&
  access !== 'designer' &&
  !isOpenToSites(access, { inEmbed, tellsNothing: typeof inPreview === 'object' });
