import { useEffect, useMemo, useState } from 'react';
import { callInterface } from '../../runtime/data/callInterface.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { parsed, type MenuRoute } from '../../runtime/stores/menuRoutes.ts';
import type { ParamsInterface } from '../../schemas/wire/system.ts';

type Params = Readonly<Record<string, string>>;

interface SystemOptions {
  defaultParams?: { key: string; value: string }[];
  defaultParamsInterface?: ParamsInterface;
}

/** A page that waits for its parameters waits no longer than this, ms. */
const PATIENCE = 10_000;

/**
 * The parameters that a menu's page begins with: those of the system, then those of the menu, which go first; of each
 * what stands in the document goes before what an interface answers. An interface that fails gives none, and nobody is
 * told: the page opens without them.
 * @returns undefined while an interface is asked
 */
export function useDefaultParams(route: MenuRoute): Params | undefined {
  const root = useRoot();
  const entry = root.systems.current;
  const options = useMemo(() => parsed<SystemOptions>(entry?.options), [entry]);
  const [first, second] = [options.defaultParamsInterface, route.paramsInterface];
  const asks = first !== undefined || second !== undefined;
  const [asked, setAsked] = useState<{ route: MenuRoute; system: Params; menu: Params }>();
  useEffect(() => {
    if (!asks) return undefined;
    const ended = new AbortController();
    void Promise.all([answered(root, first, ended.signal), answered(root, second, ended.signal)]).then(
      ([system, menu]) => {
        if (!ended.signal.aborted) setAsked({ route, system, menu });
      },
    );
    return () => {
      ended.abort();
    };
  }, [root, route, asks, first, second]);
  const waits = asks && asked?.route !== route;
  return useMemo(() => {
    if (waits) return undefined;
    const given = options.defaultParams ?? [];
    return {
      ...asked?.system,
      ...Object.fromEntries(given.map(({ key, value }) => [key, value])),
      ...asked?.menu,
      ...route.defaultParams,
    };
  }, [waits, options, asked, route]);
}

/** What an interface answers, as parameters: its texts, numbers and yes-or-no values, each name after the prefix. */
async function answered(
  root: RootStore,
  source: ParamsInterface | undefined,
  signal: AbortSignal,
): Promise<Params> {
  if (source === undefined) return {};
  const { interfaceId, interfaceParams = {}, prefix = '' } = source;
  try {
    const { result } = await callInterface(root, interfaceId, interfaceParams, { signal, timeout: PATIENCE });
    const members = Object.entries(result ?? {});
    return Object.fromEntries(
      members.flatMap(([name, value]) =>
        ['string', 'number', 'boolean'].includes(typeof value) ? [[`${prefix}${name}`, String(value)]] : [],
      ),
    );
  } catch {
    // A failure is ignored: the page opens without them.
    return {};
  }
}
