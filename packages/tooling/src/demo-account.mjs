// @ts-check

export const DEMO_PASSWORD = 'sytno-demo';

/**
 * Signs a demo account in; its password is public.
 * @param {string} url of the product @param {string} name of a demo account, such as `free`
 * @returns {Promise<string>} the answer as the browser keeps it under `user`
 */
export async function signInDemo(url, name) {
  const answer = await fetch(`${url}/api/admins/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: `${name}@sytno.example`, password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}: ${await answer.text()}`);
  return answer.text();
}
