import { embedValidators } from 'virtual:embed-validators';
import { ApiError } from '../../runtime/data/ApiError.ts';
import { tellableMessage } from '../../runtime/data/TellableError.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { msgStates } from '../../schemas/wire/answer.ts';
import { embedApis, type EmbedApi, type EmbedParams } from '../../schemas/embed/apis.ts';
import type { AvailableApi, PortFailure } from '../../schemas/embed/protocol.ts';
import { EmbedFailure, embedFailure } from './EmbedFailure.ts';
import { implementations, type ApiContext } from './implementations.ts';
import type { LinkParts } from './Link.ts';

const isApi = (name: string): name is EmbedApi => Object.hasOwn(embedApis, name);
const names: readonly EmbedApi[] = Object.keys(embedApis).filter(isApi);
const byLowerCase: ReadonlyMap<string, EmbedApi> = new Map(names.map((name) => [name.toLowerCase(), name]));

/** What a parent may call, and whether it may now. */
export const availableApis = ({ session }: RootStore): AvailableApi[] =>
  names.map((name) => {
    const { title, params, login } = embedApis[name];
    // A copy without what the schemas carry beside their JSON: it goes to another window.
    const schema: unknown = JSON.parse(JSON.stringify(params));
    return { name, title, params: schema, allowed: !login || session.status === 'loggedIn' };
  });

/** Answers a call of the parent. Never throws. */
export async function callApi(
  around: Omit<ApiContext, 'person'>,
  { id, name: given, params = {} }: Parameters<LinkParts['call']>[0],
): ReturnType<LinkParts['call']> {
  const { root, link } = around;
  const context: ApiContext = { ...around, person: (question) => link.forPerson(id, question) };
  try {
    const name = byLowerCase.get(given.toLowerCase());
    if (name === undefined) throw embedFailure(root, 'UNKNOWN_API', 'unknownApi', { name: given });
    if (!holds(name, params)) throw embedFailure(root, 'PARAMS_INVALID', 'paramsInvalid', { name });
    if (embedApis[name].login && root.session.status !== 'loggedIn')
      throw embedFailure(root, 'NOT_LOGGED_IN', 'notLoggedIn');
    return { result: await run(name, context, params) };
  } catch (error) {
    return { error: failureOf(root, given, error) };
  }
}

const holds = <Name extends EmbedApi>(name: Name, params: unknown): params is EmbedParams<Name> =>
  embedValidators[name]?.(params) === true;

const run = <Name extends EmbedApi>(name: Name, context: ApiContext, params: EmbedParams<Name>): unknown =>
  implementations[name](context, params);

function failureOf(root: RootStore, name: string, error: unknown): PortFailure {
  if (error instanceof EmbedFailure) return { code: error.code, message: error.message };
  const isOver = error instanceof ApiError && error.detail.msgState === msgStates.tokenExpired;
  const told = tellableMessage(error);
  if (told === undefined) {
    const message = `${name}: ${error instanceof Error ? error.message : String(error)}`;
    const finding = {
      severity: 'error',
      code: 'EMBED_CALL_FAILED',
      message: { zhCN: message, enUS: message },
    };
    root.log.finding('embed', { ...finding, severity: 'error' });
  }
  const { message } = embedFailure(root, 'FAILED', 'failed');
  return { code: isOver ? 'NOT_LOGGED_IN' : 'FAILED', message: told ?? message };
}
