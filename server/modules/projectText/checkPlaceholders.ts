import { AppError, inputError } from '../../errors/AppError.ts';
import type { InputError } from '../../errors/AppError.ts';
import { productTexts } from './productTexts.ts';

const namesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\{\{[-\s]*([^{}\s,]*)/g)].map(([, name = '']) => name));

/**
 * Refuses placeholders that the product's text does not have: nothing takes their place, so people would read the braces. A key
 * that the product does not know may hold any.
 * @param portalDir where the portal was built
 * @throws AppError INPUT_INVALID
 */
export async function checkPlaceholders(
  portalDir: string,
  key: string,
  texts: { readonly zh_cn?: string; readonly en_us?: string },
): Promise<void> {
  const own = (await productTexts(portalDir)).find((text) => text.key === key);
  if (own === undefined) return;
  const known = [...namesIn(own.zh_cn), ...namesIn(own.en_us)];
  const allowed = [...new Set(known)].map((name) => `{{${name}}}`);
  const errors = (['zh_cn', 'en_us'] as const).flatMap((member): InputError[] => {
    const isKnown = [...namesIn(texts[member] ?? '')].every((name) => known.includes(name));
    if (isKnown) return [];
    return [
      allowed.length === 0
        ? inputError(member, 'NO_PLACEHOLDERS')
        : inputError(member, 'UNKNOWN_PLACEHOLDER', allowed),
    ];
  });
  if (errors.length > 0) throw new AppError('INPUT_INVALID', { errors });
}
