const LONGEST = 1000;

const TOKEN =
  /\s*(\$(?:deps|dependencies)\s*\[\s*\d+\s*\]|\$(?:deps|dependencies)\.[A-Za-z_]\w*|(?:\$form\.values|\$values)(?:\.[A-Za-z_]\w*)+|\$self\.value|'[^'"\\{}]*'|"[^'"\\{}]*"|\d+(?:\.\d+)?|true|false|null|undefined|===|!==|==|!=|<=|>=|<|>|&&|\|\||!|\(|\)|\?(?![.?])|:)/y;

/** Thrown inside of a translation only. */
export class Untranslatable extends Error {}

/**
 * The signs of an expression between braces.
 * @throws Untranslatable for anything that is no sign of the small language
 */
export function tokensOf(text: string): readonly string[] {
  const inside = /^\s*\{\{([\s\S]*)\}\}\s*$/.exec(text)?.[1];
  if (inside === undefined || inside.length > LONGEST) throw new Untranslatable();
  const found: string[] = [];
  const source = inside.trimEnd();
  let at = 0;
  while (at < source.length) {
    TOKEN.lastIndex = at;
    const [whole, token] = TOKEN.exec(source) ?? [];
    if (whole === undefined || token === undefined) throw new Untranslatable();
    at += whole.length;
    found.push(token);
  }
  return found;
}
