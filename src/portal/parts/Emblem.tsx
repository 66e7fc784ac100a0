/** The product's own sign: a gabled house with an open court. */
export function Emblem({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="at-emblem">
      <rect width="32" height="32" rx="7" fill="currentColor" />
      <path d="M6 24V14.5L16 8l10 6.5V24h-4v-7.5L16 12.6l-6 3.9V24z" fill="#fff" />
      <rect x="14" y="19" width="4" height="5" fill="#fff" />
    </svg>
  );
}
