/** An application's id as an address may carry it; null for anything else, whatever it pretends to be. */
export const applicationIn = (params: URLSearchParams, name: string): string | null => {
  const value = params.get(name)
  return value !== null && /^app_[\w-]{1,60}$/.test(value) ? value : null
}
