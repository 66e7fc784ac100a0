/** Puts commas between thousands of a decimal text: `-1234567.80` becomes `-1,234,567.80`. */
export function grouped(value: string | number | undefined): string {
  const [whole = '', ...decimals] = `${value ?? ''}`.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}
