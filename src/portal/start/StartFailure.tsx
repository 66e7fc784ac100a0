/** Stands where the portal would be when the server does not answer at all. */
export function StartFailure({
  title,
  retry,
  onRetry = () => window.location.reload(),
}: {
  title: string;
  retry: string;
  onRetry?: () => void;
}) {
  return (
    <main className="at-start" role="alert">
      <p>{title}</p>
      <button type="button" onClick={onRetry}>
        {retry}
      </button>
    </main>
  );
}
