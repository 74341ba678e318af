import { usePage } from "#app/page.tsx";

/** In development only: an address that matches no page says so on the spot. */
export function RouteError() {
  const { routeError } = usePage();
  if (!routeError) return null;
  return (
    <section className="wrap route-error" aria-labelledby="route-error">
      <h2 className="route-error__head" id="route-error">
        {routeError.title}
      </h2>
      <div className="route-error__body">{routeError.body}</div>
    </section>
  );
}
