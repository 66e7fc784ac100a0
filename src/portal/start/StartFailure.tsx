/** Stands where the portal would be when the server does not answer at all. */
export function StartFailure({ title, retry }: { title: string; retry: string }) {
  return (
    <main className="at-start" role="alert">
      <p>{title}</p>
      <button
        type="button"
        onClick={() => {
          window.location.reload();
        }}
      >
        {retry}
      </button>
    </main>
  );
}
