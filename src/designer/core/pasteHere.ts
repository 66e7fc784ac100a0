import type { Fits } from '../../documents/check/shape.ts';
import type { Clipping } from '../../documents/edit/clipping.ts';
import { isRefused, refuse, type TargetKey } from '../../documents/edit/command.ts';
import { missingIn } from '../../documents/edit/copyParts.ts';
import { pasteClipping } from '../../documents/edit/pasteParts.ts';
import { readClipping } from '../../documents/edit/readClipping.ts';
import { refusalOf } from '../../documents/parts/nesting.ts';
import { around, type Holding, type Part } from '../../documents/parts/part.ts';
import { roleTitles } from '../../documents/parts/roleTitles.ts';
import { kindTitles } from '../../schemas/kindTitles.ts';
import { readClipboard } from './clipboard.ts';
import type { DesignModel } from './DesignModel.ts';

/**
 * Pastes what is on the clipboard; where that cannot be, the document stays as it is and the model says why.
 * @returns whether the document changed
 */
export async function pasteClipboard(model: DesignModel): Promise<boolean> {
  const text = await readClipboard();
  if (text === undefined)
    return model.run(() =>
      refuse(
        '浏览器不允许读取剪贴板，在此窗口里也没有复制过',
        'The browser lets nobody read the clipboard, and nothing was copied in this window',
      ),
    );
  const fits = await loadFits();
  const read =
    fits === undefined
      ? refuse(
          '没有粘贴：页面没有载入完整，请检查网络后再试',
          'Nothing is pasted: part of this page could not be loaded; look at the network',
        )
      : readClipping(text, model.language.metas, fits);
  return 'clipping' in read ? pasteHere(model, read.clipping, fits) : model.run(() => read);
}

async function loadFits(): Promise<Fits | undefined> {
  try {
    return (await import('./documentFits.ts')).documentFits;
  } catch {
    return undefined;
  }
}

/**
 * Pastes behind the selection, else to where the document takes it; where nothing does, the model says why. What the parts
 * read and the document lacks is asked about first (`DesignModel.pasting`).
 */
export function pasteHere(model: DesignModel, clipping: Clipping, fits?: Fits): boolean {
  const at = pastePoint(model, clipping) ?? refusingPoint(model, clipping);
  if (at === undefined) return model.run(() => foreign(model, clipping));
  const paste = (along: boolean) => pasteClipping(clipping, at, along, fits);
  const missing = missingIn(clipping, model.document);
  const isAsked = missing.sources.length + missing.variables.length > 0;
  // What cannot be pasted with them nor without them is refused before anything is asked.
  if (!isAsked || [true, false].every((along) => isRefused(paste(along)(model.document, model.language))))
    return model.run(paste(true));
  model.ask({ missing, paste });
  return false;
}

function pastePoint({ primary, tree, language }: DesignModel, { parts }: Clipping): TargetKey | undefined {
  const takes = (parent: Part, holding: Holding): boolean =>
    parts.every((part) => refusalOf(part, { parent, holding }, language.metas) === undefined);
  for (const part of primary === undefined ? [] : [primary, ...around(primary)]) {
    const { within } = part;
    if (within !== undefined && takes(within.parent, within.holding))
      return { parent: within.parent.key, holding: within.holding.name, index: within.index + 1 };
    const inside = part.holdings.find((holding) => takes(part, holding));
    if (inside !== undefined) return { parent: part.key, holding: inside.name, index: inside.parts.length };
  }
  const whole = tree.root.holdings.find((holding) => takes(tree.root, holding));
  return whole && { parent: 'document', holding: whole.name, index: whole.parts.length };
}

/** Where parts of these roles would stand, if something else did not speak against them: that is said then. */
function refusingPoint({ tree }: DesignModel, { parts }: Clipping): TargetKey | undefined {
  const holding = tree.root.holdings.find(({ roles }) => parts.every(({ role }) => roles.includes(role)));
  return holding && { parent: 'document', holding: holding.name, index: holding.parts.length };
}

/** No document of this kind has such parts. */
function foreign({ document }: DesignModel, { parts, kind }: Clipping): ReturnType<typeof refuse> {
  const titles = (locale: 'zhCN' | 'enUS', between: string): string =>
    [...new Set(parts.map(({ role }) => roleTitles[role][locale]))].join(between);
  return refuse(
    `剪贴板里是${kindTitles[kind].zhCN}的“${titles('zhCN', '”、“')}”，${kindTitles[document.kind].zhCN}里没有放它的地方`,
    `The clipboard holds “${titles('enUS', '”, “')}” of a ${kindTitles[kind].enUS}, which have no place in a ${kindTitles[document.kind].enUS}`,
  );
}
