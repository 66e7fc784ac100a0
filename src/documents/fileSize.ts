const KIB = 1024;

/** A size as people read it: `471 KB`, `7 MB`. @param bytes 0 or more */
export function fileSize(bytes: number): string {
  if (bytes < KIB) return `${bytes} B`;
  const kib = bytes / KIB;
  if (kib < KIB) return `${Math.round(kib)} KB`;
  const mib = kib / KIB;
  return `${mib < 10 ? Number(mib.toFixed(1)) : Math.round(mib)} MB`;
}
