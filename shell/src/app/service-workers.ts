/** Takes any service worker off this origin (spec §2): an old one would answer with old files for ever. */
export async function unregisterServiceWorkers(
  workers = navigator.serviceWorker as ServiceWorkerContainer | undefined,
) {
  const registrations = (await workers?.getRegistrations().catch(() => [])) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
