/** An address with some of its names changed; without a text a name is taken out, and what is not named stays. */
export function withNames(
  before: URLSearchParams,
  changes: Readonly<Record<string, string | null | undefined>>,
): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [name, text] of Object.entries(changes))
    if (text) after.set(name, text)
    else after.delete(name)
  return after
}
