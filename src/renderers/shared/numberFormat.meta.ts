const formats = new Map<string, Intl.NumberFormat>();

/** How numbers are written in a language, made once: making it takes a hundred times as long as writing a number. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, options);
    formats.set(key, format);
  }
  return format;
}
