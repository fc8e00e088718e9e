/**
 * Is this address meant for the API, however it is spelt? Those never get the page. `/API`, `//api`, `/api;x` and
 * `/%61pi` count, because a proxy in front may read them so.
 */
export function isApiPath(pathname: string): boolean {
  let path = pathname
  try {
    path = decodeURIComponent(pathname)
  } catch {
    // A broken escape stays as it is.
  }
  return (
    path
      .toLowerCase()
      .replaceAll('\\', '/')
      .split(/[/;?#]+/)
      .find(Boolean) === 'api'
  )
}

/** No escape, no double slash, no parameter: our own paths need none, and tricks do. */
export const isPlainPath = (pathname: string): boolean => !/[%;\\]|\/\/|\/\.{1,2}(\/|$)/.test(pathname)
